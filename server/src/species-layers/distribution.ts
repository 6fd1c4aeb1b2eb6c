import type { OccurrenceIndex } from '../public-occurrences/occurrence-index';
import { AXIS_BITS, columnOf, rowOf } from '../public-occurrences/place-code';
import type { MapRequest } from './map-request';

/** Side of the cells whose records share a dot, in pixels: the nearest that halves the world. */
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
export function dotsOf(
  index: OccurrenceIndex,
  speciesName: string,
  { system: { projection }, box, width, height }: MapView,
): Dot[] {
  const pixel = { x: (box.east - box.west) / width, y: (box.north - box.south) / height };
  const cellsAround = projection.worldWidth / (pixel.x * CELL_PIXELS);
  const level = Math.min(AXIS_BITS, Math.max(0, Math.round(Math.log2(cellsAround))));
  const reach = (projection.worldWidth / 2 ** level) * MARGIN_CELLS;
  const cells = index.get(speciesName.toLowerCase())?.cells(level, {
    left: columnOf(projection.longitudeOf(box.west - reach)),
    right: columnOf(projection.longitudeOf(box.east + reach)),
    top: rowOf(projection.latitudeOf(box.north + reach)),
    bottom: rowOf(projection.latitudeOf(box.south - reach)),
  });
  return (cells ?? []).map(({ longitude, latitude, count }) => ({
    x: (projection.xOf(longitude) - box.west) / pixel.x,
    y: (box.north - projection.yOf(latitude)) / pixel.y,
    count,
  }));
}
