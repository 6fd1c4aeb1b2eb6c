import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldSiteViewers, ForestData } from '@aranya/shared/contracts';
import { z } from 'zod';
import {
  fieldSite,
  fieldSiteQuestionnaire,
  fieldSiteSpecies,
} from '../importing/field-sites/tables';
import type { Database } from '../platform/database/database';
import { serverFolder } from '../platform/folders/server-folder';
import { specimenAddress, specimenOf } from '../publishing/field-sites/specimens';

const { state, district, institutions, layers, plots } = FieldSiteViewers.shape;

/** A fictional field site of `data/field-sites`; see the README there. */
const SiteDescription = z.object({
  name: z.string(),
  state,
  district,
  institutions,
  species: z.array(z.string()),
  questionnaire: ForestData,
});
const SiteSurvey = z.object({ layers, plots });

const Species = z.object({ localName: z.string(), scientificName: z.string(), type: z.string() });
type Species = z.infer<typeof Species> & { drawing: string };

const read = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(serverFolder(), 'data', ...path), 'utf8'));

/** The demonstration's field sites with their maps and trees, in the order of their files. */
export async function packagedSites() {
  const files = await readdir(join(serverFolder(), 'data', 'field-sites'));
  const names = files.flatMap((file) => /^([^.]+)\.json$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.sort().map(async (name) => ({
      ...SiteDescription.parse(await read('field-sites', `${name}.json`)),
      ...SiteSurvey.parse(await read('field-sites', `${name}.survey.json`)),
    })),
  );
}

/** Every packaged species by its scientific name. */
async function packagedSpecies(): Promise<Map<string, Species>> {
  const drawings = z.record(z.string(), z.string()).parse(await read('specimens', 'captions.json'));
  const lists = await Promise.all(['species.json', 'species-other.json'].map((file) => read(file)));
  const species = lists.flatMap((list) => z.array(Species).parse(list));
  return new Map(
    species.map((one) => [
      one.scientificName,
      { ...one, drawing: drawings[one.scientificName] ?? 'Drawing' },
    ]),
  );
}

/**
 * Creates the demonstration's four field sites. Sites of the same name are unchanged, so a second
 * start changes nothing.
 */
export async function installDemonstrationSites(db: Database): Promise<void> {
  const species = await packagedSpecies();
  for (const { name, species: names, questionnaire, ...viewers } of await packagedSites()) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(fieldSite)
        .values({ name, demonstration: true, viewers })
        .onConflictDoNothing()
        .returning({ id: fieldSite.id });
      if (!row) return;
      const siteId = row.id;
      const listed = names.map((one, position) => ({
        siteId,
        position,
        ...describeSpecies(one, species),
      }));
      if (listed.length > 0) await tx.insert(fieldSiteSpecies).values(listed);
      const forestData = JSON.stringify(questionnaire);
      await tx.insert(fieldSiteQuestionnaire).values({ siteId, position: 0, forestData });
    });
  }
}

function describeSpecies(scientificName: string, species: ReadonlyMap<string, Species>) {
  const known = species.get(scientificName);
  if (!known) throw new Error(`${scientificName} of a field site is not among the species.`);
  const { localName, type, drawing } = known;
  return {
    speciesName: `${localName}, ${scientificName}`,
    // Treats the type 'Tree (planted)' as a tree.
    speciesNameType: type.replace(/ \(.*/, ''),
    imageUri: specimenAddress(specimenOf(scientificName)),
    imageCaption: `${drawing}: ${localName}, ${scientificName}. Own drawing, not to scale.`,
  };
}
