import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverFolder } from '../../platform/folders/server-folder';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import type { SpeciesList } from '../species/read-species-list';

let packaged: Promise<ReadonlyMap<string, string>> | null = null;

/** Keys are synonyms and values listed names, in lower case. */
export async function readSynonyms(): Promise<ReadonlyMap<string, string>> {
  packaged ??= readFile(join(serverFolder(), 'data', 'species-synonyms.json'), 'utf8').then(
    (text) => {
      const bySpecies = z.record(z.string(), z.array(z.string())).parse(JSON.parse(text));
      return new Map(
        Object.entries(bySpecies).flatMap(([species, names]) =>
          names.map((name): [string, string] => [name.toLowerCase(), species.toLowerCase()]),
        ),
      );
    },
  );
  return packaged;
}

/** Leaves a name that is itself listed, and a synonym of an unlisted species. */
export function metSynonyms(list: SpeciesList, synonyms: ReadonlyMap<string, string>) {
  const met = new Map<string, number>();
  return {
    accepted(name: string): string {
      const species = synonyms.get(name);
      if (species === undefined || list.has(name) || !list.has(species)) return name;
      met.set(name, (met.get(name) ?? 0) + 1);
      return species;
    },
    notes(): Sentence[] {
      const names = [...met].map(([name, records]) =>
        sentence('{name} as {species} ({count} records)', {
          name,
          species: synonyms.get(name) ?? '',
          count: records,
        }),
      );
      return names.length > 0
        ? [sentence('Synonyms of listed species, taken as those: {names}.', { names })]
        : [];
    },
  };
}
