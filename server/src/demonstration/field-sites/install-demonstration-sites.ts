import {
  fieldSite,
  fieldSiteQuestionnaire,
  fieldSiteSpecies,
} from '../../importing/field-sites/tables';
import type { Database } from '../../platform/database/database';
import { specimenAddress, specimenOf } from '../../publishing/field-sites/specimens';
import {
  packagedSites,
  packagedSpecies,
  type SiteDescription,
  type Species,
} from './site-description';
import { siteLayers } from './site-layers';
import { sitePlots } from './site-plots';
import { specimenCaption } from './specimen-captions';

/** Leaves sites of the same name unchanged. @returns number of created sites */
export async function installDemonstrationSites(db: Database): Promise<number> {
  const species = await packagedSpecies();
  let entered = 0;
  for (const site of await packagedSites()) {
    const isNew = await db.transaction((tx) => enterSite(tx, site, species));
    if (isNew) entered += 1;
  }
  return entered;
}

async function enterSite(
  db: Database,
  site: SiteDescription,
  species: ReadonlyMap<string, Species>,
): Promise<boolean> {
  const { state, district, institutions } = site;
  const viewers = {
    state,
    district,
    layers: siteLayers(site),
    plots: sitePlots(site, species),
    institutions,
  };
  const [row] = await db
    .insert(fieldSite)
    .values({ name: site.name, demonstration: true, viewers })
    .onConflictDoNothing()
    .returning({ id: fieldSite.id });
  if (!row) return false;
  const listed = site.species.map((name, position) => ({
    siteId: row.id,
    position,
    ...describeSpecies(name, species),
  }));
  if (listed.length > 0) await db.insert(fieldSiteSpecies).values(listed);
  await db.insert(fieldSiteQuestionnaire).values({
    siteId: row.id,
    position: 0,
    forestData: JSON.stringify(site.questionnaire),
  });
  return true;
}

function describeSpecies(scientificName: string, species: ReadonlyMap<string, Species>) {
  const known = species.get(scientificName);
  if (!known) throw new Error(`${scientificName} of a field site is not among the species.`);
  return {
    speciesName: `${known.localName}, ${scientificName}`,
    // Treats the type 'Tree (planted)' as a tree.
    speciesNameType: known.type.replace(/ \(.*/, ''),
    imageUri: specimenAddress(specimenOf(scientificName)),
    imageCaption: specimenCaption(known),
  };
}
