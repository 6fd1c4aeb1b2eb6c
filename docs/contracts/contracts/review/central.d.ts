import * as z from 'zod/mini';
export declare const CENTRAL_STATES: readonly ['received', 'edited', 'hasIssues', 'rejected', 'approved'];
export type CentralState = (typeof CENTRAL_STATES)[number];
export declare const ReviewInCentral: z.ZodMiniObject<{
    state: z.ZodMiniEnum<{
        approved: "approved";
        edited: "edited";
        hasIssues: "hasIssues";
        received: "received";
        rejected: "rejected";
    }>;
    exchange: z.ZodMiniEnum<{
        conflict: "conflict";
        done: "done";
        failed: "failed";
        waiting: "waiting";
    }>;
    refusal: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewInCentral = z.infer<typeof ReviewInCentral>;
export declare const CentralConflictRequest: z.ZodMiniObject<{
    revision: z.ZodMiniString<string>;
    keep: z.ZodMiniEnum<{
        central: "central";
        here: "here";
    }>;
}, z.core.$strip>;
export type CentralConflictRequest = z.infer<typeof CentralConflictRequest>;
