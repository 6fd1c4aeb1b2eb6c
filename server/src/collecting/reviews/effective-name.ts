import { sql } from 'drizzle-orm';
import { occurrence } from '../tables';

/** Name under which an occurrence is counted and protected: identified by a reviewer, else recorded. */
export const effectiveName = sql<string>`coalesce(${occurrence.identifiedAs}, ${occurrence.speciesName})`;

/** The same of a row. */
export const effectiveNameOf = ({
  identifiedAs,
  speciesName,
}: Pick<typeof occurrence.$inferSelect, 'identifiedAs' | 'speciesName'>): string =>
  identifiedAs ?? speciesName;
