import * as z from 'zod/mini';
export declare const IDEMPOTENCY_KEY = "idempotency-key";
export declare const IdempotencyKeyHeader: z.ZodMiniObject<{
    "idempotency-key": z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type IdempotencyKeyHeader = z.infer<typeof IdempotencyKeyHeader>;
