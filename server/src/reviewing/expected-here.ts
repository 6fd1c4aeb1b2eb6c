import type { ExpectedHere } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { occurrenceTally } from '../collecting/public-places/tables';
import type { occurrence } from '../collecting/tables';
import type { Database } from '../platform/database/database';
import type { Borders } from '../publishing/places/borders';
import { visible } from '../publishing/public-occurrences/views/map-cells';

/** Either may be unknown. */
export type PlaceAndDay = Pick<
  typeof occurrence.$inferSelect,
  'latitude' | 'longitude' | 'observedOn'
>;

/** @param name Scientific name */
export async function expectedHere(
  db: Database,
  borders: Borders,
  name: string,
  { latitude, longitude, observedOn }: PlaceAndDay,
): Promise<ExpectedHere> {
  const district = borders.find(latitude, longitude)?.district;
  const month = Number(observedOn?.slice(5, 7) ?? 0);
  const { rows } = await db.execute<Record<'everywhere' | 'here' | 'now', string>>(sql`
    select coalesce(sum(count), 0) as everywhere,
      coalesce(sum(count) filter (where is_here), 0) as here,
      coalesce(sum(count) filter (where is_here and month % 100 = ${month}), 0) as now
    from (
      select count, month, district = ${district?.id ?? null}::text as is_here from ${occurrenceTally}
      where species = ${name.toLowerCase()} and import_id = any(${visible})
    ) as tally`);
  const [found] = rows;
  return {
    district: district?.name ?? null,
    inDistrict: Number(found?.here ?? 0),
    inMonth: month === 0 ? 0 : Number(found?.now ?? 0),
    everywhere: Number(found?.everywhere ?? 0),
  };
}
