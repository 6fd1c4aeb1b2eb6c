import { sql } from 'drizzle-orm';
import { publicPlace } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import { visible } from '../public-occurrences/views/map-cells';

/** Digits after the point: 1 cm, so that a coarsened place does not look like a measured one. */
const DIGITS = 7;

/** The public records of a species as a GeoJSON document, a feature a line; east before north. */
export async function speciesData(db: Database, scientificName: string): Promise<string> {
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(sql`
    select latitude, longitude from ${publicPlace}
    where species = ${scientificName.toLowerCase()} and import_id = any(${visible})
    order by latitude, longitude`);
  const features = rows.map(({ latitude, longitude }) => {
    const coordinates = [longitude, latitude].map((degree) => Number(degree.toFixed(DIGITS)));
    return JSON.stringify({
      type: 'Feature',
      properties: { species: scientificName },
      geometry: { type: 'Point', coordinates },
    });
  });
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

/** Name of a species' file without its ending: `Shorea_robusta`. */
export const dataName = (scientificName: string) => scientificName.replaceAll(' ', '_');
