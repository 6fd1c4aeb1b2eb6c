import { AXIS_BITS, columnOf, rowOf, type StepBox } from '../../collecting/public-places/map-grid';
import type { Database } from '../../platform/database/database';
import { finestCells } from '../public-occurrences/views/map-cells';
import { MAP_PICTURE_LIMITS } from './limits';
import type { MapRequest } from './map-request';
import { type Projection, REFERENCE_SYSTEMS } from './reference-systems';

/** Pixels of a cell whose records share a dot; rounded to a power-of-two part of the world. */
const CELL_PIXELS = 6;
/** Maximum distance that a dot reaches into neighbouring cells, in cells. */
const MARGIN_CELLS = 3;

/** Each dot stands for the records of one cell; every array has one number per dot. */
export interface Dots {
  /** Pixels from the left and from the top of the picture. */
  x: Float64Array;
  y: Float64Array;
  counts: Float64Array;
}

export interface DrawnSpecies {
  scientificName: string;
  dots: Dots;
}

type MapView = Pick<MapRequest, 'system' | 'box' | 'width' | 'height' | 'scale'>;

/** Cells belong to a grid of the world, so that the dots of neighbouring tiles match. */
export async function readDots(
  db: Database,
  scientificNames: readonly string[],
  view: MapView,
): Promise<DrawnSpecies[]> {
  const { system, box, width, height, scale } = view;
  const { projection } = REFERENCE_SYSTEMS[system];
  const pixel = { x: (box.east - box.west) / width, y: (box.north - box.south) / height };
  const cellsAround = projection.worldWidth / (pixel.x * CELL_PIXELS * scale);
  const { minDots, mostDots, pixelsPerDot } = MAP_PICTURE_LIMITS;
  const level = Math.min(AXIS_BITS, Math.max(0, Math.round(Math.log2(cellsAround))));
  const cells = await finestCells(db, {
    level,
    box: boxAround(view, projection, level),
    species: scientificNames.map((name) => name.toLowerCase()),
    room: Math.floor(Math.min(mostDots, Math.max(minDots, (width * height) / pixelsPerDot))),
  });
  return scientificNames.map((scientificName) => {
    const name = scientificName.toLowerCase();
    const own = cells.filter(({ species }) => species === name);
    return {
      scientificName,
      dots: {
        x: Float64Array.from(
          own,
          ({ longitude }) => (projection.xOf(longitude) - box.west) / pixel.x,
        ),
        y: Float64Array.from(
          own,
          ({ latitude }) => (box.north - projection.yOf(latitude)) / pixel.y,
        ),
        counts: Float64Array.from(own, ({ count }) => count),
      },
    };
  });
}

/** Dots of surrounding cells may reach into the picture. */
function boxAround({ box }: MapView, projection: Projection, level: number): StepBox {
  const reach = (projection.worldWidth / 2 ** level) * MARGIN_CELLS;
  return {
    left: columnOf(projection.longitudeOf(box.west - reach)),
    right: columnOf(projection.longitudeOf(box.east + reach)),
    top: rowOf(projection.latitudeOf(box.north + reach)),
    bottom: rowOf(projection.latitudeOf(box.south - reach)),
  };
}
