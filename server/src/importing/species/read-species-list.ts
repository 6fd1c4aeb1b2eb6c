import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '../../platform/database/database';
import { serverFolder } from '../../platform/folders/server-folder';
import { listedSpecies } from './tables';

/** A species of the lists, with the columns that public answers need. */
const SpeciesEntry = z.object({
  scientificName: z.string(),
  localName: z.string().nullable(),
  hindi: z.string().nullable(),
  odia: z.string().nullable(),
  /** Risk for the species if its places are public. */
  conservation: z.enum(['none', 'medium', 'high']),
});
export type SpeciesEntry = z.infer<typeof SpeciesEntry>;

/** Species by scientific name in lower case. */
export type SpeciesList = ReadonlyMap<string, SpeciesEntry>;

const FILES = ['species.json', 'species-other.json'];

let packaged: Promise<SpeciesEntry[]> | null = null;

async function readPackaged(): Promise<SpeciesEntry[]> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(join(serverFolder(), 'data', file), 'utf8')),
  );
  return texts.flatMap((text) => z.array(SpeciesEntry).parse(JSON.parse(text)));
}

/**
 * Reads the packaged and the imported species; an imported one replaces a packaged one of the same name.
 * @param db null for the packaged ones only
 */
export async function readSpeciesList(db: Database | null): Promise<SpeciesList> {
  packaged ??= readPackaged();
  const imported = db ? await db.select().from(listedSpecies) : [];
  const all: [string, SpeciesEntry][] = [
    ...(await packaged).map((one): [string, SpeciesEntry] => [
      one.scientificName.toLowerCase(),
      one,
    ]),
    ...imported.map((one): [string, SpeciesEntry] => [one.species, one]),
  ];
  return new Map(all);
}
