import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '../../platform/database/database';
import { serverFolder } from '../../platform/folders/server-folder';
import { listedSpecies } from './tables';

const SpeciesEntry = z.object({
  scientificName: z.string(),
  localName: z.string().nullable(),
  hindi: z.string().nullable(),
  odia: z.string().nullable(),
  conservation: z.enum(['none', 'medium', 'high']),
  /** Tree, Shrub, Bird and so on; null if unknown. */
  type: z.string().nullable(),
  family: z.string().nullable(),
  /** English sentence. */
  conservationReason: z.string().nullable(),
  /** Scientific names of species that are easily confused with it. */
  similar: z.array(z.string()).default([]),
});
export type SpeciesEntry = z.infer<typeof SpeciesEntry>;

/** Keys are scientific names in lower case. */
export type SpeciesList = ReadonlyMap<string, SpeciesEntry>;

const FILES = ['species.json', 'species-other.json'];

let packaged: Promise<SpeciesEntry[]> | null = null;

async function readPackaged(): Promise<SpeciesEntry[]> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(join(serverFolder(), 'data', file), 'utf8')),
  );
  return texts.flatMap((text) => z.array(SpeciesEntry).parse(JSON.parse(text)));
}

/** Imported species replace packaged ones of the same name. @param db null for packaged ones */
export async function readSpeciesList(db: Database | null): Promise<SpeciesList> {
  packaged ??= readPackaged();
  const imported = db ? await db.select().from(listedSpecies) : [];
  const all: [string, SpeciesEntry][] = [
    ...(await packaged).map((one): [string, SpeciesEntry] => [
      one.scientificName.toLowerCase(),
      one,
    ]),
  ];
  const list = new Map(all);
  for (const one of imported) {
    const before = list.get(one.species);
    const isAsBefore = before?.conservation === one.conservation;
    list.set(one.species, {
      ...one,
      family: before?.family ?? null,
      conservationReason: isAsBefore ? before.conservationReason : null,
      similar: before?.similar ?? [],
    });
  }
  return list;
}
