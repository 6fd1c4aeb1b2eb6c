import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentence } from '../../platform/languages/sentence';
import type { AnyFeature } from '../files/geojson/read-features';
import { conversionNote } from '../files/places/reference-system';
import { noteIf } from '../files/source/column-notes';
import { type FeatureFile, openFeatureFile } from '../files/spatial/feature-file';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  type OnProgress,
} from '../import-job';
import { checkList } from '../list-import';
import { refusedWhole, seenProperties } from './block-columns';
import { BLOCK_FILES, stateNamed } from './block-files';
import { type Block, type BlockNames, COMMON_NAMES, readBlock } from './read-block';

export interface BlockImportOptions extends ImportOptions {
  /** `Odisha` or `Himachal Pradesh`; the import replaces all of its blocks. */
  state: string;
  /** Set if they are not among the common ones. */
  names?: Partial<Record<keyof BlockNames, string>>;
  /** Default: the system that the file names, or WGS84. */
  epsg?: number;
}

function namesOf({ names = {} }: BlockImportOptions): BlockNames {
  const given = (part: keyof BlockNames) => (names[part] ? [names[part]] : COMMON_NAMES[part]);
  return { state: given('state'), district: given('district'), block: given('block') };
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

async function* flat(batches: AsyncIterable<readonly AnyFeature[]>): AsyncGenerator<AnyFeature> {
  for await (const batch of batches) yield* batch;
}

/** Writes after all are checked. @param dataFolder null for a dry run. @throws FileRefused */
export async function importBlocks(
  dataFolder: string | null,
  options: BlockImportOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ImportOutcome> {
  const state = stateNamed(options.state);
  const file = state && BLOCK_FILES[state];
  if (!file) {
    throw new FileRefused(
      sentence('The map has layers of blocks for {states}, not for {state}.', {
        states: Object.keys(BLOCK_FILES),
        state: options.state,
      }),
    );
  }
  const features = await openFeatureFile(options.source.path, options.epsg);
  if (!features) {
    throw new FileRefused(
      sentence(
        'Block borders are imported as GeoJSON, a shapefile (.shp, or zipped), a GeoPackage or KML.',
      ),
    );
  }
  try {
    const { entries, ...outcome } = await readBlocks(features, state, options, onProgress);
    if (!dataFolder || outcome.status === 'refused') return outcome;
    await writeBlocks(join(dataFolder, 'places'), file, entries);
    return { ...outcome, status: 'complete' };
  } finally {
    await features.close();
  }
}

/** @throws FileRefused */
async function readBlocks(
  file: FeatureFile,
  state: string,
  options: BlockImportOptions,
  onProgress: OnProgress,
): Promise<ImportOutcome & { entries: Block[] }> {
  const names = namesOf(options);
  const columns = seenProperties(state);
  let otherStates = 0;
  const read = (feature: AnyFeature) => {
    columns.see(feature);
    const block = readBlock(feature, state, names, options.names?.state !== undefined);
    if (!block) otherStates += 1;
    return block;
  };
  const { entries, outcome: checked } = await checkList(
    {
      records: flat(file.features()),
      read,
      // A file may contain one feature for each part of a block.
      keyOf: ({ properties, geometry }) =>
        `${properties.district_n}, ${properties.Block_Na_1}: ${hashOf(geometry)}`,
      keyField: names.block[0] ?? '',
    },
    options,
    onProgress,
  );
  return {
    entries,
    ...checked,
    ...refusedWhole(checked, columns, names, otherStates),
    columns: columns.names(),
    notes: [
      ...checked.notes,
      ...noteIf(
        otherStates,
        sentence('Passed over: {count} blocks of other states.', { count: otherStates }),
      ),
      ...(file.system ? [conversionNote(file.system)] : []),
      ...columns.notes(names),
    ],
  };
}

function* documentOf(blocks: readonly Block[]) {
  yield '{"type":"FeatureCollection","features":[\n';
  for (const [index, block] of blocks.entries()) {
    yield `${index > 0 ? ',\n' : ''}${JSON.stringify(block)}`;
  }
  yield '\n]}\n';
}

/** Writes a temporary file and renames it, so that the map loads either the old file or the new one. */
async function writeBlocks(folder: string, file: string, blocks: readonly Block[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${file}.${randomBytes(6).toString('hex')}.part`);
  try {
    await pipeline(Readable.from(documentOf(blocks)), createWriteStream(draft, { flush: true }));
    await rename(draft, join(folder, file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** @returns false when no others were imported */
export async function removeBlocks(dataFolder: string, state: string): Promise<boolean> {
  const named = stateNamed(state);
  const file = named && BLOCK_FILES[named];
  if (!file) return false;
  return rm(join(dataFolder, 'places', file)).then(
    () => true,
    () => false,
  );
}
