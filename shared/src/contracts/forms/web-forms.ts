import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from '../fields/fields';
import { RecordId } from '../records/own-records';

/** Name of the multipart part with the record's XML; each other part is a file of the record. */
export const RECORD_PART = 'xml_submission_file';

/** Kinds of questions that the browser's form engine does not support (ODK Web Forms 0.22). */
export const UNSUPPORTED_QUESTIONS = [
  'audio',
  'background-audio',
  'background-location',
  'barcode',
  'date-time',
  'drawing',
  'encryption',
  'external-app',
  'file',
  'signature',
  'video',
] as const;
export type UnsupportedQuestion = (typeof UNSUPPORTED_QUESTIONS)[number];

/** The form in the address of a call. */
export const WebFormParameters = z.object({
  /** Id in the form itself; URL-encoded in the address. */
  formId: exactText(FIELD_LIMITS.formId),
});

/** A form's file in the address of a call. */
export const WebFormFileParameters = z.object({
  ...WebFormParameters.shape,
  name: exactText(255),
});

/** Query of a form's file. A file with another hash is refused: a form never gets files of different versions. */
export const WebFormFileQuery = z.object({
  /** `hash` of the file in the opened form. */
  hash: z.optional(exactText(64)),
});

/** A file of a form, such as a list of choices; served by `odk/web-forms/:formId/attachments/:name`. */
export const WebFormAttachment = z.object({
  name: z.string(),
  /** Hash of the content. */
  hash: z.string(),
});
export type WebFormAttachment = z.infer<typeof WebFormAttachment>;

/**
 * GET odk/web-forms/:formId, with the form's id URL-encoded: a form to fill in. Problems: `no_app_user`
 * (the page creates it and repeats the call), `no_form_access`, `form_closed`, `not_found`.
 */
export const WebForm = z.object({
  /** Id in the form itself, not URL-encoded. */
  formId: z.string(),
  /** Empty if the form has no versions. */
  version: z.string(),
  title: z.string(),
  /** Hash of the form's content and files. */
  hash: z.string(),
  xform: z.string(),
  /** Files that were uploaded; a declared file that is missing here is not available. */
  attachments: z.array(WebFormAttachment),
  /** Value of the preloaded property `deviceID`, and of the parameter of a submission. */
  deviceId: z.string(),
  /** Value of the preloaded property `username`. */
  username: z.string(),
  /** Recommended size of one request of a submission, in bytes: more photos come in further requests. */
  maxSubmissionBytes: z.int(),
  /** Kinds of questions of this form that cannot be answered in a browser, each once. */
  unsupported: z.array(z.string()),
});
export type WebForm = z.infer<typeof WebForm>;

/** Query parameters of a submission from the browser. */
export const WebSubmissionQuery = z.object({
  /** `deviceId` of the form. */
  deviceID: z.optional(exactText(255)),
  /** Id of the own record that it edits, as in the list of own records; ODK Central needs it for an edit. */
  edits: z.optional(RecordId),
});

/**
 * POST odk/web-forms/:formId/submissions?deviceID=…, multipart as OpenRosa: the part {@link RECORD_PART}, and files
 * in parts named like the files. A record with many photos comes in several requests with the same XML. A
 * repeat of the same bytes stores nothing twice.
 *
 * Problems: `no_app_user`, `no_form_access`, `not_accepting`, `quota_used_up`, `record_conflict`,
 * `record_changed`, `edit_ended`, `not_found`, `unreadable_record`, `too_large`, `too_slow`, `busy`, `storage_full`,
 * `storage_unavailable`, `unavailable`, `collection_unavailable`.
 */
export const WebSubmissionAnswer = z.object({
  /** The record's id, as in its XML. */
  instanceId: z.string(),
  /** `already-stored`: an earlier request stored the record; its files are stored now. */
  state: z.enum(['stored', 'already-stored']),
});
export type WebSubmissionAnswer = z.infer<typeof WebSubmissionAnswer>;

/**
 * GET own-records/:id/instance: an own record to edit. The edited record is submitted with a new
 * `instanceID` and the present one as `deprecatedID`. Problems: `edit_ended`, `not_found`,
 * `collection_unavailable`.
 */
export const OwnRecordInstance = z.object({
  /** Id in the form itself, not URL-encoded. */
  formId: z.string(),
  /** The form's version of the record. */
  version: z.string(),
  /** The record's XML. */
  instance: z.string(),
  /** Received files; served by `own-records/:id/attachments/:name`. Their size is absent if ODK Central has them. */
  attachments: z.array(z.object({ name: z.string(), bytes: z.optional(z.int()) })),
  /** Time until which the record may be edited, ISO 8601. */
  editableUntil: z.string(),
});
export type OwnRecordInstance = z.infer<typeof OwnRecordInstance>;

/** A file of an own record in the address of a call. */
export const OwnRecordFileParameters = z.object({ id: RecordId, name: exactText(255) });

/** DELETE own-records/:id: the record is removed with its photos. Problem: `not_deletable`. */
export const DeleteRecordAnswer = z.object({ deleted: z.literal(true) });
