import { GapSuggestion, ProblemBody } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** What can be done without a network, to be sent when there is one. No PIN is ever part of it. */
export const QueuedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('profile'),
    /** The fields that were changed; the others stay as the server has them when it is sent. */
    changed: z.record(z.string(), z.string()),
  }),
  /** The token is of no use to the page any more, but to end its session. */
  z.object({ kind: z.literal('sign-out'), token: z.string() }),
  z.object({ kind: z.literal('gap'), suggestion: GapSuggestion }),
  z.object({
    kind: z.literal('form-access'),
    /** As in the form catalogue. */
    formId: z.string(),
    /** As its tile shows it. */
    name: z.string(),
    projectId: z.number(),
    roleId: z.number(),
    location: z.string(),
    /** The person is asked for the PIN when there is a network: it is not kept. */
    needsPin: z.boolean(),
  }),
]);
export type QueuedContent = z.infer<typeof QueuedContent>;

/** Something that waits on this device to be sent. */
export const QueuedEntry = z.object({
  /** Made by the sender, and sent along: the server does the same call once. */
  id: z.string(),
  /** `userId` of whose it is; empty for what a visitor wrote, which belongs to nobody. */
  person: z.string(),
  /** When, in milliseconds since 1970. */
  writtenAt: z.number(),
  /** Path of the page where it was written, and where it can be changed. */
  page: z.string(),
  /** Another one after each change. */
  revision: z.number(),
  content: QueuedContent,
  /** Of a call that a tab is making itself, or was making when it was closed: see `attempts.ts`. */
  attempt: z.optional(z.string()),
  /** Why the server did not take it; it is not sent again before the person says so. */
  refusal: z.optional(ProblemBody),
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;

/** What only one entry of a person may be about: a later one takes the place of the one before. */
export function subjectOf(content: QueuedContent): string | undefined {
  if (content.kind === 'profile') return 'profile';
  return content.kind === 'form-access' ? `form ${content.formId}` : undefined;
}
