import { addressToEdit, GapSuggestion, ProblemBody } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** Can be queued while offline. None contains a PIN. */
export const QueuedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('profile'),
    /** Changed fields only; the others are read from the server when the entry is sent. */
    changed: z.record(z.string(), z.string()),
  }),
  /** The token is only used to end its session. */
  z.object({ kind: z.literal('sign-out'), token: z.string() }),
  z.object({ kind: z.literal('gap'), suggestion: GapSuggestion }),
  z.object({
    kind: z.literal('form-access'),
    /** Id in the form catalogue. */
    formId: z.string(),
    name: z.string(),
    projectId: z.number(),
    roleId: z.number(),
    location: z.string(),
  }),
  z.object({
    kind: z.literal('record'),
    /** Id in the form itself. */
    formId: z.string(),
    title: z.string(),
    /** Id in the XML: the server stores each record once. */
    instanceId: z.string(),
    /** Own record that it changes; absent for a new record. */
    edits: z.optional(z.string()),
    deviceId: z.string(),
    xml: z.string(),
    files: z.array(z.object({ name: z.string(), content: z.instanceof(Blob) })),
    /** Bytes of one request; more files are sent in further requests. */
    maxSubmissionBytes: z.number(),
  }),
]);
export type QueuedContent = z.infer<typeof QueuedContent>;

export const QueuedEntry = z.object({
  /** Idempotency key: the server executes a repeated call once. */
  id: z.string(),
  /** `userId`; empty for a visitor. */
  person: z.string(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  /** Path of the page where it was written and can be edited. */
  page: z.string(),
  content: QueuedContent,
  /** Refused by the server; it is not sent again before the person decides. */
  refusal: z.optional(ProblemBody),
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;

/** Another attempt cannot change these. */
const FINAL = ['record_changed', 'record_conflict', 'edit_ended', 'done_in_central'];

export const isWorthRetrying = ({ refusal }: QueuedEntry): boolean =>
  refusal !== undefined && !FINAL.includes(refusal.code);

/** Undefined unless a refused entry changes an older version of a record. */
export const addressOfNewest = ({ content, refusal }: QueuedEntry): string | undefined =>
  content.kind === 'record' && content.edits && refusal?.code === 'record_changed'
    ? addressToEdit(content.formId, content.edits)
    : undefined;
