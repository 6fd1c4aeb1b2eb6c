import { sql } from 'drizzle-orm';
import { occurrence } from '../tables';

/** Occurrences are counted and protected under this name: the reviewer's, else the recorded one. */
export const effectiveName = sql<string>`coalesce(${occurrence.identifiedAs}, ${occurrence.speciesName})`;

export const effectiveNameOf = ({
  identifiedAs,
  speciesName,
}: Pick<typeof occurrence.$inferSelect, 'identifiedAs' | 'speciesName'>): string =>
  identifiedAs ?? speciesName;
