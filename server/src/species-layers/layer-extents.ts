import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { publicOccurrences } from '../public-occurrences/public-occurrences';
import type { PublicRules } from '../public-occurrences/public-rules';

/** WGS84 degrees. */
export type Extent = {
  west: number;
  south: number;
  east: number;
  north: number;
};

/** What a layer without records says: India, in round numbers. */
const INDIA: Extent = { west: 68, south: 6, east: 98, north: 38 };

/** Room around the outermost records, in degrees, so that a single one has an extent too. */
const MARGIN = 0.05;

/** Where the records of each species lie; gives the extent of a scientific name. */
export async function readExtents(
  db: Database,
  rules: PublicRules,
  scientificNames: readonly string[],
): Promise<(scientificName: string) => Extent> {
  const names = scientificNames.map((name) => name.toLowerCase());
  const { rows } = await db.execute<Extent & { name: string }>(sql`
    select
      name,
      min(longitude) - ${MARGIN}::double precision as west,
      min(latitude) - ${MARGIN}::double precision as south,
      max(longitude) + ${MARGIN}::double precision as east,
      max(latitude) + ${MARGIN}::double precision as north
    from ${publicOccurrences(rules, names)}
    group by name`);
  const extents = new Map(rows.map(({ name, ...extent }) => [name, extent]));
  return (scientificName) => extents.get(scientificName.toLowerCase()) ?? INDIA;
}
