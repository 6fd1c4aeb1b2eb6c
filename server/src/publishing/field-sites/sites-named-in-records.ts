import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { siteKey } from '../../collecting/site-key';
import { occurrence } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { fieldSite } from './tables';

/** A name, and in how many occurrences it stands. */
interface NamedSite {
  fieldSite: string;
  records: number;
}

/** Which field sites the records of a form name, and which names no field site has. */
export async function readSitesNamedIn(
  db: Database,
  formId: number,
): Promise<{ named: NamedSite[]; unknown: NamedSite[] }> {
  const sites = await db
    .select({ name: fieldSite.name, key: siteKey(fieldSite.name) })
    .from(fieldSite);
  const nameOf = new Map(sites.map(({ name, key }) => [key, name]));
  const key = siteKey(occurrence.fieldSite);
  const answers = await db
    .select({
      key,
      typed: sql<string>`max(${occurrence.fieldSite})`,
      records: sql<number>`count(*)`.mapWith(Number),
    })
    .from(occurrence)
    .where(and(eq(occurrence.formId, formId), isNotNull(occurrence.fieldSite)))
    .groupBy(key)
    .orderBy(desc(sql`count(*)`))
    .limit(LIMITS.fieldSites.names);
  const named: NamedSite[] = [];
  const unknown: NamedSite[] = [];
  for (const { key: answer, typed, records } of answers) {
    const name = nameOf.get(answer);
    if (name !== undefined) named.push({ fieldSite: name, records });
    else if (unknown.length < LIMITS.fieldSites.unknownNames) {
      unknown.push({ fieldSite: typed, records });
    }
  }
  return { named, unknown };
}
