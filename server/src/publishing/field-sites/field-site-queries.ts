import type { FieldSiteData, FieldSiteViewers } from '@aranya/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import {
  fieldSite,
  fieldSiteQuestionnaire,
  fieldSiteSpecies,
} from '../../importing/field-sites/tables';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { WithLabels } from './answer-labels';
import { readRecordedQuestionnaires } from './recorded-questionnaires';
import { readRecordedSpecies } from './recorded-species';

/** @throws Problem `not_found` */
export async function findSite(db: Database, name: string) {
  // PostgreSQL rejects a NUL in a text, and no site has such a name.
  if (name.includes('\0')) throw new Problem('not_found');
  const [site] = await db.select().from(fieldSite).where(eq(fieldSite.name, name));
  if (!site) throw new Problem('not_found');
  return site;
}

/** Imported ones come before those that phones sent. @throws Problem `not_found` */
export async function readFieldSite(
  db: Database,
  withLabels: WithLabels,
  name: string,
): Promise<FieldSiteData> {
  const site = await findSite(db, name);
  const speciesData = await db
    .select({
      speciesName: fieldSiteSpecies.speciesName,
      speciesNameType: fieldSiteSpecies.speciesNameType,
      imageUri: fieldSiteSpecies.imageUri,
      imageCaption: fieldSiteSpecies.imageCaption,
    })
    .from(fieldSiteSpecies)
    .where(eq(fieldSiteSpecies.siteId, site.id))
    .orderBy(asc(fieldSiteSpecies.position));
  const questionairData = await db
    .select({ forestData: fieldSiteQuestionnaire.forestData })
    .from(fieldSiteQuestionnaire)
    .where(eq(fieldSiteQuestionnaire.siteId, site.id))
    .orderBy(asc(fieldSiteQuestionnaire.position));
  const recorded = await readRecordedSpecies(db, site.name);
  const answered = await readRecordedQuestionnaires(db, withLabels, site.name);
  return {
    fieldSite: site.name,
    speciesData: [...speciesData, ...recorded],
    questionairData: [...questionairData, ...answered],
  };
}

/** @throws Problem `not_found` for an unknown name, and for a site without a survey */
export async function readViewers(db: Database, name: string): Promise<FieldSiteViewers> {
  const { viewers, demonstration, ...site } = await findSite(db, name);
  if (!viewers) throw new Problem('not_found');
  return { ...viewers, fieldSite: site.name, demonstration };
}
