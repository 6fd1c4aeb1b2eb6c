import * as z from 'zod/mini';
export declare const IdentificationRequest: z.ZodMiniObject<{
    revision: z.ZodMiniString<string>;
    position: z.ZodMiniInt;
    decision: z.ZodMiniEnum<{
        "cannot-tell": "cannot-tell";
        change: "change";
        confirm: "confirm";
        "not-wild": "not-wild";
    }>;
    species: z.ZodMiniOptional<z.ZodMiniString<string>>;
    reason: z.ZodMiniOptional<z.ZodMiniEnum<{
        blurred: "blurred";
        "no-photo": "no-photo";
        other: "other";
        "part-missing": "part-missing";
    }>>;
    comment: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type IdentificationRequest = z.infer<typeof IdentificationRequest>;
export declare const QuestionRequest: z.ZodMiniObject<{
    revision: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const VisibilityRequest: z.ZodMiniObject<{
    revision: z.ZodMiniString<string>;
    hidden: z.ZodMiniBoolean<boolean>;
    reason: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const PlaceRequest: z.ZodMiniObject<{
    revision: z.ZodMiniString<string>;
    coarseSide: z.ZodMiniUnion<readonly [z.ZodMiniLiteral<0>, ...z.ZodMiniLiteral<0.01 | 0.1>[]]>;
    reason: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const ManyIdentificationsRequest: z.ZodMiniObject<{
    records: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        revision: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    decision: z.ZodMiniEnum<{
        confirm: "confirm";
        "not-wild": "not-wild";
    }>;
    comment: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const ManyIdentificationsAnswer: z.ZodMiniObject<{
    decided: z.ZodMiniArray<z.ZodMiniString<string>>;
    skipped: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const CollectorAnswerRequest: z.ZodMiniObject<{
    text: z.ZodMiniString<string>;
}, z.core.$strip>;
