import * as z from 'zod/mini';
import { exactText } from '../fields/fields';
import { ReviewOfRecord } from '../review/statuses';

/** The id of a record in the list. */
export const RecordId = exactText(15, z.regex(/^[1-9]\d*$/, 'Must be the id of a record.'));

/** GET own-records */
export const OwnRecordsQuery = z.object({
  /** `next` of the previous page; absent for the first page. */
  after: z.optional(RecordId),
});
export type OwnRecordsQuery = z.infer<typeof OwnRecordsQuery>;

/**
 * Status of a record. `received`: becomes public with a later batch; `counted`: public at its exact
 * place; `coarse`: public at a coarse place; `not-public`: counts as a contribution but is on no
 * public map; `not-counted`: neither.
 */
export const RECORD_STATUSES = [
  'received',
  'counted',
  'coarse',
  'not-public',
  'not-counted',
] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/**
 * Reasons why a record is not public or not counted: a trial form; no readable place; a species
 * that no list has; a form without a species; encrypted; rejected by the institute.
 */
export const STATUS_REASONS = [
  'trial',
  'no-place',
  'unlisted',
  'no-species',
  'encrypted',
  'rejected',
] as const;
export type StatusReason = (typeof STATUS_REASONS)[number];

/** The current state of one record that a person sent. */
export const OwnRecord = z.object({
  id: z.string(),
  /** Id in the form itself, not URL-encoded. */
  formId: z.optional(z.string()),
  formTitle: z.string(),
  /** Null if the form has no versions or the version is unknown. */
  formVersion: z.nullable(z.string()),
  /** ISO 8601; arrival of the record's first version. */
  receivedAt: z.string(),
  /** `YYYY-MM-DD`, the day on which it was filled in; null if unknown. */
  observedOn: z.nullable(z.string()),
  /** Whether the sender replaced the record by a newer version. */
  isEdited: z.optional(z.boolean()),
  /** ISO 8601; until then its sender may edit it. Absent if it cannot be edited. */
  editableUntil: z.optional(z.string()),
  /** Whether the sender may delete the record. */
  isDeletable: z.optional(z.boolean()),
  /** First species of the record. */
  species: z.array(
    z.object({
      speciesName: z.string(),
      localName: z.nullable(z.string()),
      /** `[latitude, longitude]` in WGS84 degrees; null without a place. */
      place: z.nullable(z.tuple([z.number(), z.number()])),
      /** Review of the species; absent from an older server. */
      review: z.optional(ReviewOfRecord),
    }),
  ),
  speciesCount: z.int(),
  /** Names of its photos, received here or by ODK Central; served by `own-records/:id/photo`. */
  photos: z.array(z.string()),
  /** Number of received photos that cannot be shown: truncated, or of an unsupported format. */
  unshownPhotos: z.int(),
  /** ODK Central stores the record and its photos. */
  isInCentral: z.boolean(),
  /** The institute marked the record with "has issues". */
  hasIssues: z.boolean(),
  status: z.enum(RECORD_STATUSES),
  reasons: z.array(z.enum(STATUS_REASONS)),
  /** Why a reviewer made its public place coarse; absent otherwise. */
  coarseReason: z.optional(z.string()),
  /** Side of the square of a coarse place, in degrees; null otherwise. */
  coarseDegrees: z.nullable(z.number()),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** A page of own records, last received first. */
export const OwnRecords = z.object({
  records: z.array(OwnRecord),
  /** Number of records on all pages. */
  total: z.int(),
  /** Cursor of the next page; null on the last page. */
  next: z.nullable(z.string()),
  /**
   * Species of which all public records in a block are the person's, on the first page only.
   * Computed from exact public records, so that it reveals nothing about protected places.
   */
  firstRecords: z.optional(
    z.array(
      z.object({
        /** Scientific name. */
        speciesName: z.string(),
        block: z.string(),
        count: z.int(),
      }),
    ),
  ),
});
export type OwnRecords = z.infer<typeof OwnRecords>;

/** GET own-records/:id/photo */
export const RecordPhotoQuery = z.object({
  /** File name from the record. */
  name: exactText(255),
  size: z.enum(['small', 'large']),
});
export type RecordPhotoQuery = z.infer<typeof RecordPhotoQuery>;
