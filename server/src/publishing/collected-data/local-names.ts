import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverFolder } from '../../platform/folders/server-folder';

const SpeciesList = z.array(z.object({ localName: z.string(), scientificName: z.string() }));

const FILES = ['species-other.json', 'species.json'];

/** Local names of the packaged species, by scientific name. */
export async function readLocalNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of FILES) {
    const text = await readFile(join(serverFolder(), 'data', file), 'utf8');
    for (const { scientificName, localName } of SpeciesList.parse(JSON.parse(text))) {
      names.set(scientificName, localName);
    }
  }
  return names;
}
