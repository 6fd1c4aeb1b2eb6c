import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { siteKey } from '../../collecting/site-key';
import { occurrence, submission } from '../../collecting/tables';
import { fieldSite } from '../../importing/field-sites/tables';
import type { Database } from '../../platform/database/database';
import { FIELD_SITE_LIMITS } from './limits';
import { answersForest, siteOfAnswers } from './recorded-questionnaires';

interface NamedSite {
  fieldSite: string;
  records: number;
}

/** Each typed name has the key that its spellings share. */
async function mostNamed(db: Database, formId: number) {
  const said = unionAll(
    db
      .select({ name: sql<string>`${occurrence.fieldSite}`.as('name') })
      .from(occurrence)
      .where(and(eq(occurrence.formId, formId), isNotNull(occurrence.fieldSite))),
    db
      .select({ name: sql<string>`${siteOfAnswers}`.as('name') })
      .from(submission)
      .where(and(eq(submission.formId, formId), answersForest)),
  ).as('said');
  const key = siteKey(said.name);
  return db
    .select({
      key,
      typed: sql<string>`max(${said.name})`,
      records: sql<number>`count(*)`.mapWith(Number),
    })
    .from(said)
    .groupBy(key)
    .orderBy(desc(sql`count(*)`))
    .limit(FIELD_SITE_LIMITS.names);
}

/** `unknown` are names without a field site. */
export async function readSitesNamedIn(
  db: Database,
  formId: number,
): Promise<{ named: NamedSite[]; unknown: NamedSite[] }> {
  const sites = await db
    .select({ name: fieldSite.name, key: siteKey(fieldSite.name) })
    .from(fieldSite);
  const nameOf = new Map(sites.map(({ name, key }) => [key, name]));
  const answers = await mostNamed(db, formId);
  const named: NamedSite[] = [];
  const unknown: NamedSite[] = [];
  for (const { key: answer, typed, records } of answers) {
    const name = nameOf.get(answer);
    if (name !== undefined) named.push({ fieldSite: name, records });
    else if (unknown.length < FIELD_SITE_LIMITS.unknownNames) {
      unknown.push({ fieldSite: typed, records });
    }
  }
  return { named, unknown };
}
