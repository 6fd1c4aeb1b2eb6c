import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from '../fields/fields';

/** Header with the id that a client assigns to a call; in lower case as in Node. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * Headers of a call that may be retried: with the same id the server executes it once. Optional:
 * older pages send none.
 */
export const IdempotencyKeyHeader = z.object({
  [IDEMPOTENCY_KEY]: z.optional(
    exactText(FIELD_LIMITS.idempotencyKey, z.regex(/^[A-Za-z0-9-]{16,64}$/)),
  ),
});
export type IdempotencyKeyHeader = z.infer<typeof IdempotencyKeyHeader>;
