import * as z from 'zod/mini';
export declare const ReviewScope: z.ZodMiniObject<{
    forms: z.ZodMiniArray<z.ZodMiniString<string>>;
    districts: z.ZodMiniArray<z.ZodMiniString<string>>;
    groups: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewScope = z.infer<typeof ReviewScope>;
