import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { publicOccurrences } from '../public-occurrences/public-occurrences';
import type { PublicRules } from '../public-occurrences/public-rules';
import type { MapRequest } from './map-request';

/** Side of the cells whose records share a dot, in pixels. */
const CELL_PIXELS = 6;
/** Farthest that a dot of another cell reaches into a picture, in cells. */
const MARGIN_CELLS = 3;

/** Records of a species that lie so close together that they share a dot. */
export interface Dot {
  /** Pixels from the left and from the top of the picture. */
  x: number;
  y: number;
  /** Records. */
  count: number;
}

type MapView = Pick<MapRequest, 'system' | 'box' | 'width' | 'height'>;

/**
 * The dots of a species on a map. Cells lie on a grid of the whole world, not of the picture, so
 * that the dots of neighbouring tiles fit together.
 * @param speciesName scientific name
 */
export async function dotsOf(
  db: Database,
  rules: PublicRules,
  speciesName: string,
  { system, box, width, height }: MapView,
): Promise<Dot[]> {
  const pixel = { x: (box.east - box.west) / width, y: (box.north - box.south) / height };
  const across = { x: pixel.x * CELL_PIXELS, y: pixel.y * CELL_PIXELS };
  const column = (x: number) => Math.floor(x / across.x);
  const row = (y: number) => Math.floor(y / across.y);
  const { projection } = system;
  const number = (value: number) => sql`${value}::double precision`;
  const reach = { x: across.x * (MARGIN_CELLS + 1), y: across.y * (MARGIN_CELLS + 1) };
  const around = {
    west: projection.longitudeOf(box.west - reach.x),
    east: projection.longitudeOf(box.east + reach.x),
    south: projection.latitudeOf(box.south - reach.y),
    north: projection.latitudeOf(box.north + reach.y),
  };
  const { rows } = await db.execute<{ x: number; y: number; count: number }>(sql`
    select avg(x) as x, avg(y) as y, count(*)::integer as count
    from (
      select
        x, y,
        floor(x / ${number(across.x)}) as cell_column,
        floor(y / ${number(across.y)}) as cell_row
      from (
        select ${projection.x} as x, ${projection.y} as y
        from ${publicOccurrences(rules, [speciesName.toLowerCase()], around)}
        ${projection.within ? sql`where ${projection.within}` : sql``}
      ) as projected
    ) as placed
    where cell_column between ${number(column(box.west) - MARGIN_CELLS)}
        and ${number(column(box.east) + MARGIN_CELLS)}
      and cell_row between ${number(row(box.south) - MARGIN_CELLS)}
        and ${number(row(box.north) + MARGIN_CELLS)}
    group by cell_column, cell_row`);
  return rows.map(({ x, y, count }) => ({
    x: (x - box.west) / pixel.x,
    y: (box.north - y) / pixel.y,
    count,
  }));
}
