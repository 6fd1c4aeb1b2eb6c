/**
 * Why records are refused, with the sentence that a report gives. `docs/data-import.md` has the same
 * list.
 */
export const REFUSAL_REASONS = {
  columns: 'The row has another number of fields than the header names.',
  not_a_feature: 'This is not a GeoJSON feature.',
  not_a_point: 'An occurrence needs a point as its geometry.',
  no_name: 'scientificName is empty, and so is vernacularName.',
  no_place: 'The place is missing: decimalLatitude and decimalLongitude are both needed.',
  unreadable_place: 'Write the place in decimal degrees with a point, such as 20.5125.',
  projected:
    'This is in metres of a projection such as UTM, not in degrees. Reproject the file to WGS84 (EPSG:4326).',
  swapped: 'Latitude and longitude seem to be swapped: the other way round the place is in India.',
  off_earth: 'Latitudes go from -90 to 90 and longitudes from -180 to 180.',
  null_island: 'Latitude and longitude are both 0, which means that the place was not known.',
  datum:
    'The place is given in another datum or projection than WGS84. Reproject the file to WGS84 (EPSG:4326).',
  outside_area:
    'The place is not where the stated EPSG code is used. Check the code, and that the numbers are its metres.',
  uncertainty: 'coordinateUncertaintyInMeters must be a number of metres above 0.',
  date: 'Write the date as ISO 8601 does: 2024-03-12, 2024-03, 2024, or 2024-03-12/2024-03-15.',
  future: 'The date is in the future.',
  absent: 'This says that the species was not found there. Only findings are shown on maps.',
  fossil: 'This is a fossil. It does not show where a species lives.',
  no_event: 'The event of this occurrence is not in the archive.',
  duplicate: 'Another record of this file has the same id, or is the same where there are no ids.',
  too_long: 'The text is longer than can be kept.',
  unstorable: 'The text holds a character that cannot be stored.',
  needed: '{field} is needed.',
  conservation:
    'Say how coarsely the public sees its places: none, medium (about 1 km) or high (about 11 km).',
  state: 'The block is in another state than the one given for the file.',
  corner_elsewhere: 'A corner of the block lies outside the state that was given for the file.',
  elsewhere: 'The block lies outside the state that was given for the file.',
  not_an_area: 'A block needs a Polygon or MultiPolygon as its geometry.',
  broken_ring: 'A border must be a ring: at least four places, the last the same as the first.',
  answer: 'Answers are texts or numbers.',
  viewers: 'What the viewers show does not have the shape that docs/data-import.md describes.',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** The sentence for a refused record; it names the field where the reason alone would not say which. */
export const refusalSentence = (reason: RefusalReason, field: string): string =>
  REFUSAL_REASONS[reason].replace('{field}', field || 'A value');
