import * as z from 'zod/mini';
import { exactText } from '../fields/fields';

/** Review states of ODK Central. `received`: nobody reviewed it; `edited`: it was edited after that. */
export const CENTRAL_STATES = ['received', 'edited', 'hasIssues', 'rejected', 'approved'] as const;
export type CentralState = (typeof CENTRAL_STATES)[number];

/** Exchange of a record's review with ODK Central. */
export const ReviewInCentral = z.object({
  /** State there, as last read or sent. */
  state: z.enum(CENTRAL_STATES),
  /**
   * `conflict`: both sides decided, and a reviewer must choose; `failed`: Central refuses a decision, which is
   * sent again with every reading; `waiting`: a decision is sent with the next reading.
   */
  exchange: z.enum(['done', 'waiting', 'failed', 'conflict']),
  /** Code of Central's refusal, such as 403.1; null unless `failed`. */
  refusal: z.nullable(z.string()),
});
export type ReviewInCentral = z.infer<typeof ReviewInCentral>;

/**
 * POST review/records/:recordId/central: settles a conflict. `here` repeats the decisions here and sends them,
 * `central` keeps the state of ODK Central.
 * @throws `record_decided` without a conflict, or when the record changed since the caller saw it
 */
export const CentralConflictRequest = z.object({
  revision: exactText(40),
  keep: z.enum(['here', 'central']),
});
export type CentralConflictRequest = z.infer<typeof CentralConflictRequest>;
