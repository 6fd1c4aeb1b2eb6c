import * as z from 'zod/mini';
export declare const REVIEW_STATUSES: readonly ['waiting', 'asked', 'confirmed', 'changed', 'cannot-tell', 'not-wild', 'hidden'];
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export declare const COARSE_SIDES: readonly [0.01, 0.1];
export type CoarseSide = (typeof COARSE_SIDES)[number];
export declare const CANNOT_TELL_REASONS: readonly ['blurred', 'part-missing', 'no-photo', 'other'];
export type CannotTellReason = (typeof CANNOT_TELL_REASONS)[number];
export declare const ReviewOfRecord: z.ZodMiniObject<{
    status: z.ZodMiniEnum<{
        asked: "asked";
        "cannot-tell": "cannot-tell";
        changed: "changed";
        confirmed: "confirmed";
        hidden: "hidden";
        "not-wild": "not-wild";
        waiting: "waiting";
    }>;
    species: z.ZodMiniNullable<z.ZodMiniString<string>>;
    reason: z.ZodMiniNullable<z.ZodMiniEnum<{
        blurred: "blurred";
        "no-photo": "no-photo";
        other: "other";
        "part-missing": "part-missing";
    }>>;
    comment: z.ZodMiniString<string>;
    at: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewOfRecord = z.infer<typeof ReviewOfRecord>;
