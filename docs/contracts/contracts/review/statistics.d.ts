import * as z from 'zod/mini';
export declare const ReviewStatistics: z.ZodMiniObject<{
    waiting: z.ZodMiniInt;
    confirmed: z.ZodMiniInt;
    changed: z.ZodMiniInt;
    cannotTell: z.ZodMiniInt;
    notWild: z.ZodMiniInt;
    openQuestions: z.ZodMiniInt;
    medianHours: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    forms: z.ZodMiniArray<z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        decided: z.ZodMiniInt;
        confirmed: z.ZodMiniInt;
    }, z.core.$strip>>;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        decided: z.ZodMiniInt;
        confirmed: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReviewStatistics = z.infer<typeof ReviewStatistics>;
