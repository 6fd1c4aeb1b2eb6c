import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverFolder } from '../server-folder';

/** Species of the packaged lists, as far as they matter here. */
const SpeciesList = z.array(
  z.object({
    scientificName: z.string(),
    localName: z.string(),
    hindi: z.string().nullable(),
    odia: z.string().nullable(),
    /** How much a known place endangers the species. */
    conservation: z.enum(['none', 'medium', 'high']),
  }),
);

const FILES = ['species.json', 'species-other.json'];

/**
 * Side of the cell in which a place is published, in degrees: about 1 km and 11 km. GBIF's guide to
 * sensitive species (Chapman 2020) names these steps for its categories 3 and 2.
 */
const CELL_DEGREES = { medium: 0.01, high: 0.1 } as const;

/** A local name may give several: "Chara (Chironji)", "आसन / साज". */
const namesIn = (text: string) =>
  text
    .split(/[()/]/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Sides of the cells in which the places of threatened species are published, in degrees, by each
 * name in lower case under which a record may come. Species without an entry are published as
 * recorded.
 */
export async function readCoarseCells(): Promise<ReadonlyMap<string, number>> {
  const cells = new Map<string, number>();
  for (const file of FILES) {
    const text = await readFile(join(serverFolder(), 'data', file), 'utf8');
    for (const species of SpeciesList.parse(JSON.parse(text))) {
      if (species.conservation === 'none') continue;
      const { scientificName, localName, hindi, odia, conservation } = species;
      for (const name of [scientificName, localName, hindi, odia].flatMap((n) =>
        namesIn(n ?? ''),
      )) {
        cells.set(name.toLowerCase(), CELL_DEGREES[conservation]);
      }
    }
  }
  return cells;
}
