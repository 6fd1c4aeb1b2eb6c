import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from '../fields/fields';
import { FormUploadAnswer } from './form-upload';
import { Moment, PageNumber } from './paging';

/** A form that is tried out before it is published; at most one per form id. */
export const FormDraft = z.object({
  id: z.number(),
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  /** Empty if the form has none. */
  version: z.string(),
  /** Access to the form after publication. */
  kind: z.enum(['trial', 'open', 'targeted']),
  /** Time of creation. A draft that replaces another has the same id and a later time. */
  createdAt: Moment,
  /** Number of test records. */
  records: z.number(),
  /** Server URL for ODK Collect with the draft's own key. It stops working when the draft ends. */
  serverUrl: z.string(),
  /** Text of the QR code that configures ODK Collect for this draft only. */
  settingsCode: z.string(),
});
export type FormDraft = z.infer<typeof FormDraft>;

/**
 * POST administration/form-drafts, with the body of POST administration/forms: stores a form as a
 * draft and replaces an earlier draft with the same form id.
 */
export const DraftUploadQuery = z.object({
  /** Access after publication, for a form that is new. */
  kind: z._default(z.enum(['open', 'targeted']), 'targeted'),
});
export type DraftUploadQuery = z.infer<typeof DraftUploadQuery>;

export const DraftUploadAnswer = z.object({
  /** Row id of the draft; null if the form was refused. */
  id: z.nullable(z.number()),
  /** `checked` or `refused`. */
  report: FormUploadAnswer,
});
export type DraftUploadAnswer = z.infer<typeof DraftUploadAnswer>;

/** GET administration/form-drafts, the latest first */
export const FormDraftsAnswer = z.object({ drafts: z.array(FormDraft) });
export type FormDraftsAnswer = z.infer<typeof FormDraftsAnswer>;

/** GET administration/form-drafts/:id/records */
export const DraftRecordsQuery = z.object({ page: PageNumber });

/** An occurrence that a test record would add to the map. */
export const DraftOccurrence = z.object({
  species: z.string(),
  /** WGS84 degrees; null if no place could be read. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  count: z.nullable(z.number()),
});
export type DraftOccurrence = z.infer<typeof DraftOccurrence>;

/** A record that was sent to a draft. */
export const DraftRecord = z.object({
  id: z.number(),
  /** Instance name that the form computes; null if it has none. */
  instanceName: z.nullable(z.string()),
  receivedAt: Moment,
  /** The record is encrypted and cannot be read here. */
  encrypted: z.boolean(),
  /** The first occurrences that the record would add to the map. */
  occurrences: z.array(DraftOccurrence),
  occurrenceCount: z.number(),
  /** Files that the record names, and whether each was received. */
  files: z.array(z.object({ name: z.string(), received: z.boolean() })),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** Test records of a draft, latest first. */
export const DraftRecordsAnswer = z.object({ total: z.number(), records: z.array(DraftRecord) });
export type DraftRecordsAnswer = z.infer<typeof DraftRecordsAnswer>;

/** GET administration/form-drafts/:id/records/:recordId: the XML of the test record as sent. */
export const DraftRecordParams = z.object({
  id: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
  recordId: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
});

/**
 * POST administration/form-drafts/:id/publish and …/remove: ends the draft that the administrator
 * saw; fails if another draft replaced it.
 */
export const EndDraftRequest = z.object({
  /** `createdAt` of the draft. */
  createdAt: requiredText(FIELD_LIMITS.moment),
});
export type EndDraftRequest = z.infer<typeof EndDraftRequest>;

/** POST administration/form-drafts/:id/publish */
export const DraftPublishedAnswer = z.object({
  /** Row id of the published form. */
  id: z.number(),
});
