import * as z from 'zod/mini';
import { exactText } from './fields';

/** The id of a record in the list. */
export const RecordId = exactText(15, z.regex(/^[1-9]\d*$/, 'Must be the id of a record.'));

/** GET own-records */
export const OwnRecordsQuery = z.object({
  /** `next` of the page before; absent for the first page. */
  after: z.optional(RecordId),
});
export type OwnRecordsQuery = z.infer<typeof OwnRecordsQuery>;

/**
 * What became of a record. `received`: it becomes public with a later batch; `counted`: it is public
 * where it was made; `coarse`: it is public, but its place only roughly; `not-public`: it counts as a
 * contribution and is on no public map; `not-counted`: neither.
 */
export const RECORD_FATES = ['received', 'counted', 'coarse', 'not-public', 'not-counted'] as const;
export type RecordFate = (typeof RECORD_FATES)[number];

/**
 * Why a record is not public or not counted: a form for trying; no readable place; a species that no list
 * has; a form that names no species; encrypted; rejected by somebody at the institute.
 */
export const FATE_REASONS = [
  'trial',
  'no-place',
  'unlisted',
  'no-species',
  'encrypted',
  'rejected',
] as const;
export type FateReason = (typeof FATE_REASONS)[number];

/** One record that a person sent, as it is now. */
export const OwnRecord = z.object({
  id: z.string(),
  formTitle: z.string(),
  /** Null where the form has no versions, or it is not known. */
  formVersion: z.nullable(z.string()),
  /** ISO 8601; when its first version came here. */
  receivedAt: z.string(),
  /** `YYYY-MM-DD`, the day on which the phone filled it in; null where it does not say. */
  observedOn: z.nullable(z.string()),
  /** The first species of the record. */
  species: z.array(
    z.object({
      speciesName: z.string(),
      localName: z.nullable(z.string()),
      /** `[latitude, longitude]` in WGS84 degrees; null without a place. */
      place: z.nullable(z.tuple([z.number(), z.number()])),
    }),
  ),
  /** How many species it has in all. */
  speciesCount: z.int(),
  /** Names of its photos that came, here or to ODK Central; `own-records/:id/photo` has them. */
  photos: z.array(z.string()),
  /** How many of its photos came and cannot be shown: cut off, or of a kind that is not decoded. */
  unshownPhotos: z.int(),
  /** The record itself, with its photos, is in ODK Central. */
  isInCentral: z.boolean(),
  /** Somebody at the institute has a question about it. */
  hasIssues: z.boolean(),
  fate: z.enum(RECORD_FATES),
  /** Why, where it is not public or not counted. */
  reasons: z.array(z.enum(FATE_REASONS)),
  /** Where it is public only roughly: side of the square, in degrees. */
  coarseDegrees: z.nullable(z.number()),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** A page of own records, the last received first. */
export const OwnRecords = z.object({
  records: z.array(OwnRecord),
  /** How many records there are on all pages. */
  total: z.int(),
  /** For the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type OwnRecords = z.infer<typeof OwnRecords>;

/** GET own-records/:id/photo */
export const RecordPhotoQuery = z.object({
  /** As in the record. */
  name: exactText(255),
  size: z.enum(['small', 'large']),
});
export type RecordPhotoQuery = z.infer<typeof RecordPhotoQuery>;
