import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ForestData, ForestInstitutions } from '@aranya/shared/contracts';
import * as z from 'zod';
import { serverFolder } from '../../platform/folders/server-folder';

/** A fictional field site of `data/field-sites/*.json`; see the README there. */
export const SiteDescription = z.object({
  name: z.string(),
  state: z.string(),
  district: z.string(),
  /** Longitude, latitude in degrees. */
  centre: z.tuple([z.number(), z.number()]),
  radiusMetres: z.number().positive(),
  seed: z.number().int(),
  places: z.object({ stream: z.string(), pond: z.string(), hamlets: z.array(z.string()).min(1) }),
  species: z.array(z.string()),
  stand: z.array(
    z.object({
      scientificName: z.string(),
      /** Share of the stems, in any unit. */
      share: z.number().positive(),
      girthCm: z.number().positive(),
      heightM: z.number().positive(),
    }),
  ),
  plots: z.number().int().positive(),
  questionnaire: ForestData,
  institutions: ForestInstitutions,
});
export type SiteDescription = z.infer<typeof SiteDescription>;

const Species = z.object({ localName: z.string(), scientificName: z.string(), type: z.string() });
export type Species = z.infer<typeof Species>;

const dataFolder = () => join(serverFolder(), 'data');

const read = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(dataFolder(), ...path), 'utf8'));

/** In the order of their files. */
export async function packagedSites(): Promise<SiteDescription[]> {
  const files = (await readdir(join(dataFolder(), 'field-sites'))).filter((name) =>
    name.endsWith('.json'),
  );
  return Promise.all(
    files.sort().map(async (file) => SiteDescription.parse(await read('field-sites', file))),
  );
}

/** By scientific name. */
export async function packagedSpecies(): Promise<Map<string, Species>> {
  const lists = await Promise.all(['species.json', 'species-other.json'].map((file) => read(file)));
  const species = lists.flatMap((list) => z.array(Species).parse(list));
  return new Map(species.map((one) => [one.scientificName, one]));
}
