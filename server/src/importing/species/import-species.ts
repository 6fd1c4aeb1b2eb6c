import { sql } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { openList } from '../files/source/open-list';
import { isMissing } from '../files/values/missing-values';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  type OnProgress,
} from '../import-job';
import { checkList, noteListImport } from '../list-import';
import { RecordRefused } from '../refusals/refusal';
import { canonicalName } from './canonical-name';
import { readSpeciesList, type SpeciesList } from './read-species-list';
import { type Conservation, listedSpecies } from './tables';

const COLUMNS = [
  'scientificName',
  'vernacularName',
  'hindi',
  'odia',
  'type',
  'conservation',
] as const;
type Column = (typeof COLUMNS)[number];
type Field = (name: Column) => string;

type ListedSpecies = typeof listedSpecies.$inferInsert;

const CONSERVATION = new Set<string>(['none', 'medium', 'high']);

const BATCH = 1_000;

export interface SpeciesImportOptions extends ImportOptions {
  /** Runs in the same transaction, so that the public map follows the list at the same moment. */
  whenStored?(tx: Database): Promise<void>;
}

function kept(field: Field, name: Column): string | null {
  const text = field(name);
  if (text.length > LIMITS.dataImport.textCharacters)
    throw new RecordRefused('too_long', name, text);
  if (/[\0\p{Cs}]/u.test(text)) throw new RecordRefused('unstorable', name, '');
  return text && !isMissing(text) ? text : null;
}

/** A new species needs a class, so that a missing column never publishes exact places. */
function conservationOf(field: Field, species: string, known: SpeciesList): Conservation {
  const stated = field('conservation').toLowerCase();
  // `none` is a conservation class, not a missing value.
  const isStated = stated !== '' && (stated === 'none' || !isMissing(stated));
  const text = isStated ? stated : (known.get(species)?.conservation ?? '');
  if (!CONSERVATION.has(text)) throw new RecordRefused('conservation', 'conservation', text);
  return text as Conservation;
}

function readSpecies(field: Field, known: SpeciesList): ListedSpecies {
  const scientificName = kept(field, 'scientificName');
  if (!scientificName) throw new RecordRefused('needed', 'scientificName', '');
  const species = canonicalName(scientificName);
  return {
    species,
    scientificName: species.charAt(0).toUpperCase() + species.slice(1),
    localName: kept(field, 'vernacularName'),
    hindi: kept(field, 'hindi'),
    odia: kept(field, 'odia'),
    type: kept(field, 'type'),
    conservation: conservationOf(field, species, known),
  };
}

async function* fieldsOf(list: Awaited<ReturnType<typeof openList<Column>>>) {
  if (list.kind === 'csv') {
    yield* list.records;
    return;
  }
  if (!Array.isArray(list.value)) {
    throw new FileRefused(sentence('The JSON file must be a list of species.'));
  }
  for (const one of list.value as Record<string, unknown>[]) {
    yield (name: Column) => {
      const value = one?.[name] ?? (name === 'vernacularName' ? one?.localName : undefined);
      return typeof value === 'string' ? value.trim() : '';
    };
  }
}

/** The public map then shows them. @param db null for a dry run. @throws FileRefused */
export async function importSpecies(
  db: Database | null,
  options: SpeciesImportOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ImportOutcome> {
  const { source, encoding } = options;
  const list = await openList(source.path, COLUMNS, ['scientificName'], { encoding });
  const known = await readSpeciesList(db);
  const { entries, outcome } = await checkList(
    {
      records: fieldsOf(list),
      read: (field: Field) => readSpecies(field, known),
      keyOf: ({ species }) => species,
      keyField: 'scientificName',
    },
    options,
    onProgress,
  );
  if (!db || outcome.status === 'refused') return outcome;
  await db.transaction(async (tx) => {
    for (let from = 0; from < entries.length; from += BATCH) {
      await storeSpecies(tx, entries.slice(from, from + BATCH));
    }
    await noteListImport(tx, 'species', options, outcome);
    await options.whenStored?.(tx);
  });
  const replaced = entries.filter(({ species }) => known.has(species)).length;
  return { ...outcome, status: 'complete', recordsReplaced: replaced };
}

async function storeSpecies(tx: Database, entries: ListedSpecies[]): Promise<void> {
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(listedSpecies)
    .values(entries)
    .onConflictDoUpdate({
      target: listedSpecies.species,
      set: {
        scientificName: given('scientific_name'),
        localName: given('local_name'),
        hindi: given('hindi'),
        odia: given('odia'),
        type: given('type'),
        conservation: given('conservation'),
      },
    });
}
