import type { PlacedRecord } from '../../src/collecting/public-places/change-places';

/** A place on the map; nothing else is known of the record. */
export type MapPlace = Pick<PlacedRecord, 'id' | 'species' | 'latitude' | 'longitude'>;

/** Returns records for tests of maps, which show no more of a record than its place. */
export const placedRecords = (places: readonly MapPlace[]): PlacedRecord[] =>
  places.map((place) => ({
    publicId: null,
    day: 0,
    coarseSide: 0,
    district: '',
    block: '',
    formId: 0,
    hasPhoto: false,
    isConfirmed: false,
    licencePeriod: 0,
    ...place,
  }));
