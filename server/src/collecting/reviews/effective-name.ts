import { sql } from 'drizzle-orm';
import { occurrence } from '../tables';

/** Name under which an occurrence is counted and protected: identified by a reviewer, else recorded. */
export const effectiveName = sql<string>`coalesce(${occurrence.identifiedAs}, ${occurrence.speciesName})`;

/** Effective name of a row of `occurrence`. */
export const effectiveNameOf = ({
  identifiedAs,
  speciesName,
}: Pick<typeof occurrence.$inferSelect, 'identifiedAs' | 'speciesName'>): string =>
  identifiedAs ?? speciesName;
