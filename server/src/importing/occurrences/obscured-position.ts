import type { Place } from '../files/places/read-place';
import { columnNamed, type SourceRecord } from '../files/source/record-table';

/** iNaturalist moves an obscured position at random within a cell with this side, in degrees. */
const CELL = 0.2;

/** Diagonal of an obscured place's cell in India, in metres. */
const CELL_METRES = 31_000;

/** In the words of other publishers. */
export const OBSCURED = 'iNaturalist: coordinates obscured';

const SAYS_OBSCURED = /^(true|t|yes|1|obscured|private)$/i;

/** iNaturalist's archive at GBIF marks obscured places by this text. */
const WITHHELD = /^Coordinate uncertainty increased to \d/;

export function obscuredIn(terms: readonly string[]): (record: SourceRecord) => boolean {
  const indexes = ['coordinates_obscured', 'geoprivacy', 'taxon_geoprivacy']
    .map((name) => columnNamed(terms, name))
    .filter((index) => index >= 0);
  const withheld = columnNamed(terms, 'informationWithheld');
  return ({ fields }) =>
    indexes.some((index) => SAYS_OBSCURED.test(fields[index] ?? '')) ||
    WITHHELD.test(fields[withheld] ?? '');
}

/** Moves an obscured place to the middle of its cell: the file may have the exact one. */
export const coarsePlace = ({ latitude, longitude }: Place): Place => ({
  latitude: middle(latitude),
  longitude: middle(longitude),
});

const middle = (degrees: number) =>
  Number((Math.floor(degrees / CELL) * CELL + CELL / 2).toFixed(1));

export const coarseUncertainty = (metres: number | null) => Math.max(metres ?? 0, CELL_METRES);
