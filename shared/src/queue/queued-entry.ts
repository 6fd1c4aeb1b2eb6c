import { addressToEdit, GapSuggestion, ProblemBody } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** Actions that can be queued while offline. None contains a PIN. */
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
    /** Name on the form's tile. */
    name: z.string(),
    projectId: z.number(),
    roleId: z.number(),
    location: z.string(),
  }),
  /** A finished record of a form that was filled in in the browser. */
  z.object({
    kind: z.literal('record'),
    /** Id in the form itself. */
    formId: z.string(),
    /** Title of the form. */
    title: z.string(),
    /** Id in its XML: the server stores each record once. */
    instanceId: z.string(),
    /** Id of the own record that it changes, as in the list of own records; absent for a new record. */
    edits: z.optional(z.string()),
    deviceId: z.string(),
    xml: z.string(),
    files: z.array(z.object({ name: z.string(), content: z.instanceof(Blob) })),
    /** Size of one request, in bytes; more files are sent in further requests. */
    maxSubmissionBytes: z.number(),
  }),
]);
export type QueuedContent = z.infer<typeof QueuedContent>;

/** An entry of the queue. */
export const QueuedEntry = z.object({
  /** Idempotency key: the server executes a repeated call once. */
  id: z.string(),
  /** `userId` of its author; empty for a visitor. */
  person: z.string(),
  /** Time in milliseconds since 1970. */
  writtenAt: z.number(),
  /** Path of the page where it was written and can be edited. */
  page: z.string(),
  content: QueuedContent,
  /** Reason of the server's refusal; it is not sent again before the person decides. */
  refusal: z.optional(ProblemBody),
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;

/** Refusals of a record that another attempt cannot change. */
const FINAL = ['record_changed', 'record_conflict', 'edit_ended', 'done_in_central'];

/** Whether a refused entry may be accepted when it is sent again unchanged. */
export const isWorthRetrying = ({ refusal }: QueuedEntry): boolean =>
  refusal !== undefined && !FINAL.includes(refusal.code);

/** Address at which the newest version of a record is edited, if a refused entry changes an older one. */
export const addressOfNewest = ({ content, refusal }: QueuedEntry): string | undefined =>
  content.kind === 'record' && content.edits && refusal?.code === 'record_changed'
    ? addressToEdit(content.formId, content.edits)
    : undefined;
