import { type Sentence, sentence } from '../../platform/languages/sentence';

export const REFUSAL_REASONS = {
  columns: sentence('The row has another number of fields than the header names.'),
  not_a_feature: sentence('This is not a GeoJSON feature.'),
  not_a_point: sentence('An occurrence needs a point as its geometry.'),
  no_name: sentence('scientificName is empty, and so is vernacularName.'),
  no_place: sentence('The place is missing: decimalLatitude and decimalLongitude are both needed.'),
  unreadable_place: sentence(
    'Write the place in decimal degrees, such as 20.5125, or in degrees, minutes and seconds.',
  ),
  hemisphere: sentence(
    'The letter N, S, E or W contradicts the sign of the number, or belongs to the other column.',
  ),
  projected: sentence(
    'This is in metres of a projection such as UTM, not in degrees. Reproject the file to WGS84 (EPSG:4326).',
  ),
  swapped: sentence(
    'Latitude and longitude seem to be swapped: the other way round the place is in India.',
  ),
  off_earth: sentence('Latitudes go from -90 to 90 and longitudes from -180 to 180.'),
  null_island: sentence(
    'Latitude and longitude are both 0, which means that the place was not known.',
  ),
  datum: sentence(
    'The place is given in another datum or projection than WGS84. Reproject the file to WGS84 (EPSG:4326).',
  ),
  outside_area: sentence(
    'With the stated EPSG code the place is far from India. Check the code, and that the numbers are its metres.',
  ),
  uncertainty: sentence('coordinateUncertaintyInMeters must be a number of metres above 0.'),
  date: sentence(
    'Write the date as ISO 8601 does: 2024-03-12, 2024-03, 2024, or 2024-03-12/2024-03-15.',
  ),
  future: sentence('The date is in the future.'),
  absent: sentence(
    'This says that the species was not found there. Only findings are shown on maps.',
  ),
  fossil: sentence('This is a fossil. It does not show where a species lives.'),
  no_event: sentence('The event of this occurrence is not in the archive.'),
  duplicate: sentence(
    'Another record of this file has the same id, or is the same where there are no ids.',
  ),
  too_long: sentence('The text is longer than can be kept.'),
  unstorable: sentence('The text holds a character that cannot be stored.'),
  needed: sentence('A value is needed.'),
  conservation: sentence(
    'Say how coarsely the public sees its places: none, medium (about 1 km) or high (about 11 km).',
  ),
  state: sentence('The block is in another state than the one given for the file.'),
  corner_elsewhere: sentence(
    'A corner of the block lies outside the state that was given for the file.',
  ),
  elsewhere: sentence('The block lies outside the state that was given for the file.'),
  not_an_area: sentence('A block needs a Polygon or MultiPolygon as its geometry.'),
  broken_ring: sentence(
    'A border must be a ring: at least four places, the last the same as the first.',
  ),
  answer: sentence('Answers are texts or numbers.'),
  viewers: sentence(
    'What the viewers show does not have the shape that docs/data-import.md describes.',
  ),
} as const satisfies Record<string, Sentence>;

export type RefusalReason = keyof typeof REFUSAL_REASONS;

export const refusalSentence = (reason: RefusalReason, field: string): Sentence =>
  reason === 'needed' && field
    ? sentence('{field} is needed.', { field })
    : REFUSAL_REASONS[reason];
