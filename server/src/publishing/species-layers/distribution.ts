import { CellList } from '../place-codes/cell-list';
import { AXIS_BITS, columnOf, rowOf } from '../place-codes/place-code';
import type { PlacesOfSpecies, StepBox } from '../place-codes/places-of-species';
import { StoredPlaces } from '../place-files/stored-places';
import { SpeciesPlaces } from '../public-occurrences/species-places';
import { MAP_PICTURE_LIMITS } from './limits';
import type { MapRequest } from './map-request';
import { type Projection, REFERENCE_SYSTEMS } from './reference-systems';

/** Side of the cells whose records share a dot, in pixels: the nearest that halves the world. */
const CELL_PIXELS = 6;
const NONE = new CellList(0);
/** Farthest that a dot of another cell reaches into a picture, in cells. */
const MARGIN_CELLS = 3;

/** Records of a species that are so close together that they share a dot, a number in each list for each dot. */
export interface Dots {
  /** Pixels from the left and from the top of the picture. */
  x: Float64Array;
  y: Float64Array;
  /** Records. */
  counts: Float64Array;
}

/** A species with its places; null where it has no records. */
export interface PlacedSpecies {
  scientificName: string;
  places: PlacesOfSpecies['shared'] | null;
}

/** A species with its dots. */
export interface DrawnSpecies {
  scientificName: string;
  dots: Dots;
}

type MapView = Pick<MapRequest, 'system' | 'box' | 'width' | 'height'>;

/**
 * The dots of all species on a map. Cells lie on a grid of the whole world, not of the picture, so
 * that the dots of neighbouring tiles fit together. Where they would be more dots than the picture
 * has room for, the cells are larger; every record is still in one.
 */
export function dotsOf(species: readonly PlacedSpecies[], view: MapView): DrawnSpecies[] {
  const { system, box, width, height } = view;
  const { projection } = REFERENCE_SYSTEMS[system];
  const pixel = { x: (box.east - box.west) / width, y: (box.north - box.south) / height };
  function dotsIn(cells: CellList): Dots {
    const list = () => new Float64Array(cells.length);
    const dots = { x: list(), y: list(), counts: list() };
    for (let cell = 0; cell < cells.length; cell += 1) {
      dots.x[cell] = (projection.xOf(cells.longitude(cell)) - box.west) / pixel.x;
      dots.y[cell] = (box.north - projection.yOf(cells.latitude(cell))) / pixel.y;
      dots.counts[cell] = cells.count(cell);
    }
    return dots;
  }
  const cellsAround = projection.worldWidth / (pixel.x * CELL_PIXELS);
  const { minDots, pixelsPerDot } = MAP_PICTURE_LIMITS;
  const room = Math.max(minDots, (width * height) / pixelsPerDot);
  let level = Math.min(AXIS_BITS, Math.max(0, Math.round(Math.log2(cellsAround))));
  for (;;) {
    const around = boxAround(view, projection, level);
    const cells = cellsOf(species, level, around, level > 0 ? room : Number.POSITIVE_INFINITY);
    if (cells) {
      return species.map(({ scientificName }, index) => ({
        scientificName,
        dots: dotsIn(cells[index] ?? NONE),
      }));
    }
    level -= 1;
  }
}

/** The picture's box with the cells around it whose dots may reach into it. */
function boxAround({ box }: MapView, projection: Projection, level: number): StepBox {
  const reach = (projection.worldWidth / 2 ** level) * MARGIN_CELLS;
  return {
    left: columnOf(projection.longitudeOf(box.west - reach)),
    right: columnOf(projection.longitudeOf(box.east + reach)),
    top: rowOf(projection.latitudeOf(box.north + reach)),
    bottom: rowOf(projection.latitudeOf(box.south - reach)),
  };
}

const inThisThread = (places: PlacesOfSpecies['shared']): PlacesOfSpecies =>
  'files' in places ? StoredPlaces.inThread(places) : new SpeciesPlaces(places);

/** The cells of each species; null where they are more than `maxCells`. */
function cellsOf(
  species: readonly PlacedSpecies[],
  level: number,
  around: StepBox,
  maxCells: number,
): CellList[] | null {
  const all: CellList[] = [];
  let left = maxCells;
  for (const { places } of species) {
    const cells = places ? inThisThread(places).cells(level, around, left) : NONE;
    left -= cells.length;
    if (left < 0) return null;
    all.push(cells);
  }
  return all;
}
