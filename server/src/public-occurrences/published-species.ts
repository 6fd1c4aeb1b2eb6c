import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverFolder } from '../server-folder';

const PublishedSpecies = z.object({
  scientificName: z.string(),
  localName: z.string(),
  hindi: z.string().nullable(),
  odia: z.string().nullable(),
});
export type PublishedSpecies = z.infer<typeof PublishedSpecies>;

const FILES = ['species.json', 'species-other.json'];

/**
 * The species whose records are shown to everyone, by scientific name in lower case. What people
 * typed freely is not among them: it may be anything, and under another spelling a threatened
 * species would be shown where it stands.
 */
export async function readPublishedSpecies(): Promise<ReadonlyMap<string, PublishedSpecies>> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(join(serverFolder(), 'data', file), 'utf8')),
  );
  const species = texts.flatMap((text) => z.array(PublishedSpecies).parse(JSON.parse(text)));
  return new Map(species.map((one) => [one.scientificName.toLowerCase(), one]));
}
