import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from './fields';

/** Header with the id that a sender gives a call, in lower case as Node has it. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * Headers of a call that may have to be sent again: where its answer was lost, the same id says that it is the same
 * call, and it is done once. Optional: pages released before it send none.
 */
export const IdempotencyKeyHeader = z.object({
  [IDEMPOTENCY_KEY]: z.optional(
    exactText(FIELD_LIMITS.idempotencyKey, z.regex(/^[A-Za-z0-9-]{16,64}$/)),
  ),
});
export type IdempotencyKeyHeader = z.infer<typeof IdempotencyKeyHeader>;
