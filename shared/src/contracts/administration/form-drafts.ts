import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from '../fields';
import { FormUploadAnswer } from './form-upload';
import { Moment, PageNumber } from './paging';

/** A form that is tried out before it is published; there is one for each form id. */
export const FormDraft = z.object({
  id: z.number(),
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  /** Empty where the form has none. */
  version: z.string(),
  /** Who may have it once it is published. */
  kind: z.enum(['trial', 'open', 'targeted']),
  /** A draft that takes the place of this one has its id, and a later moment. */
  createdAt: Moment,
  /** Test records. */
  records: z.number(),
  /** Server URL for ODK Collect, with the draft's own key. It ends with the draft. */
  serverUrl: z.string(),
  /** Text of the QR code that sets ODK Collect up for this draft alone. */
  settingsCode: z.string(),
});
export type FormDraft = z.infer<typeof FormDraft>;

/**
 * POST administration/form-drafts, with the body of POST administration/forms: keeps a form as a draft,
 * in the place of a former one of the same form id.
 */
export const DraftUploadQuery = z.object({
  /** Who may have it once it is published, where it is new. */
  kind: z._default(z.enum(['open', 'targeted']), 'targeted'),
});
export type DraftUploadQuery = z.infer<typeof DraftUploadQuery>;

export const DraftUploadAnswer = z.object({
  /** Row id of the draft; null where the form was refused. */
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

/** What would be on the map of a test record. */
export const DraftOccurrence = z.object({
  species: z.string(),
  /** WGS84 degrees; null where no place could be read. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  count: z.nullable(z.number()),
});
export type DraftOccurrence = z.infer<typeof DraftOccurrence>;

/** A record that was sent to try a draft out. */
export const DraftRecord = z.object({
  id: z.number(),
  /** As the form names it; null where it does not. */
  instanceName: z.nullable(z.string()),
  receivedAt: Moment,
  /** Nobody here can read it. */
  encrypted: z.boolean(),
  /** The first of what would be on the map. */
  occurrences: z.array(DraftOccurrence),
  occurrenceCount: z.number(),
  /** Files that it names, and whether each has come. */
  files: z.array(z.object({ name: z.string(), received: z.boolean() })),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** The latest first. */
export const DraftRecordsAnswer = z.object({ total: z.number(), records: z.array(DraftRecord) });
export type DraftRecordsAnswer = z.infer<typeof DraftRecordsAnswer>;

/** GET administration/form-drafts/:id/records/:recordId: the test record as it was sent, as XML. */
export const DraftRecordParams = z.object({
  id: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
  recordId: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
});

/**
 * POST administration/form-drafts/:id/publish and …/remove: ends the draft that somebody looked at, and no
 * other one that took its place.
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
