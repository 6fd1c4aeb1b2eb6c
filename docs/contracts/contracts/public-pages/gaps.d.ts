import * as z from 'zod/mini';
export declare const GapSuggestion: z.ZodMiniObject<{
    userName: z.ZodMiniString<string>;
    fullName: z.ZodMiniString<string>;
    country: z.ZodMiniString<string>;
    sdg: z.ZodMiniString<string>;
    extraDetail: z.ZodMiniString<string>;
}, z.core.$strip>;
export type GapSuggestion = z.infer<typeof GapSuggestion>;
export declare const GapSuggestionAnswer: z.ZodMiniObject<{
    received: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
