import * as z from 'zod/mini';
import { Licence } from '../public-pages/licences';
import { RecordPhotoQuery } from '../records/own-records';
import { RandomId } from './filter';

/** Names of a species; null where the lists have none. */
export const speciesNames = {
  speciesName: z.string(),
  /** English common name. */
  localName: z.nullable(z.string()),
  hindi: z.nullable(z.string()),
  odia: z.nullable(z.string()),
};

/** A state, district or block. */
export const NamedPlace = z.object({ id: z.string(), name: z.string() });
export type NamedPlace = z.infer<typeof NamedPlace>;

/** Path of a record: its random id. */
export const RecordParams = z.object({ id: RandomId });

/** GET explore/records/:id/photo: the photo of a record whose `hasPhoto` is true, as a JPEG. */
export const PublicPhotoQuery = z.pick(RecordPhotoQuery, { size: true });

/** A public record. Every field follows from its public place, never from the place where it was recorded. */
export const ExploreRecord = z.object({
  /** Random; the same while the record is public, also after an edit. */
  id: z.string(),
  ...speciesNames,
  /** WGS84 degrees; the middle of the cell if the place is coarse. */
  latitude: z.number(),
  longitude: z.number(),
  /** Side of the cell in which the record was made, in degrees; 0: the place is exact. */
  coarseSide: z.number(),
  /** Why the place is coarse: the species is threatened; or it, or one beside it, is protected for another reason. */
  coarseBecause: z.nullable(z.enum(['threatened', 'beside'])),
  /** Distance from the middle of the cell to its corner in metres, rounded up; null for an exact place. */
  uncertaintyMetres: z.nullable(z.int()),
  /** `YYYY-MM-DD`; for a coarse place or an incomplete date `YYYY-MM` or `YYYY`; null if unknown. */
  date: z.nullable(z.string()),
  /** Null outside of the known borders. They contain the public place. */
  state: z.nullable(NamedPlace),
  district: z.nullable(NamedPlace),
  block: z.nullable(NamedPlace),
  source: z.object({
    /** `form:<number>` or `dataset:<number>`. */
    id: z.string(),
    name: z.string(),
  }),
  hasPhoto: z.boolean(),
  /**
   * A reviewer confirmed or corrected the name; null for coarse places, which do not say. Older servers do not
   * send it.
   */
  isConfirmed: z.optional(z.nullable(z.boolean())),
  /** Null: the institute has chosen none, and the record is in no download. */
  licence: z.optional(z.nullable(Licence)),
});
export type ExploreRecord = z.infer<typeof ExploreRecord>;

/** GET explore/records */
export const ExploreRecords = z.object({
  records: z.array(ExploreRecord),
  /** `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type ExploreRecords = z.infer<typeof ExploreRecords>;
