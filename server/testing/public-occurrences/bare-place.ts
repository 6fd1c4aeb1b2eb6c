import type { PlacedRecord } from '../../src/collecting/public-places/change-places';

/** What the map reads of a public record. */
export type BarePlace = Pick<PlacedRecord, 'id' | 'species' | 'latitude' | 'longitude'>;

/** Returns a public record of which only the place is known. */
export const barePlace = (place: BarePlace): PlacedRecord => ({
  ...place,
  publicId: null,
  day: 0,
  coarseSide: 0,
  district: '',
  block: '',
  formId: 0,
  hasPhoto: false,
  licencePeriod: 0,
});
