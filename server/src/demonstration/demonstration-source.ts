import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BlockArea, readBlockAreas } from '../importing';

/** Fields of a species that a demonstration record needs. */
export interface DemonstrationSpecies {
  readonly localName: string;
  readonly scientificName: string;
  readonly type: string;
  readonly states: readonly string[];
  readonly districts: readonly string[];
}

/** Species and blocks that demonstration records are drawn from. */
export interface DemonstrationSource {
  readonly species: readonly DemonstrationSpecies[];
  readonly blocks: readonly BlockArea[];
}

const BLOCK_FILES = ['odisha-blocks.geojson', 'himachal-blocks.geojson'];

let packaged: DemonstrationSource | undefined;

/** Packaged species and blocks, read once per process. */
export function packagedSource(): DemonstrationSource {
  packaged ??= readSource(findDataFolder(dirname(fileURLToPath(import.meta.url))));
  return packaged;
}

function readSource(folder: string): DemonstrationSource {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    species: JSON.parse(read('species.json')) as DemonstrationSpecies[],
    blocks: BLOCK_FILES.flatMap((file) => readBlockAreas(read(join('places', file)))),
  };
}

/** The data folder is next to `src` and to the bundled server: look upwards for it. */
function findDataFolder(from: string): string {
  const folder = join(from, 'data');
  if (existsSync(join(folder, 'species.json'))) {
    return folder;
  }
  if (dirname(from) === from) {
    throw new Error('the data folder of the server, with species.json, is missing');
  }
  return findDataFolder(dirname(from));
}
