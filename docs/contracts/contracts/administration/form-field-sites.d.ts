import * as z from 'zod/mini';
export declare const FormFieldSitesAnswer: z.ZodMiniObject<{
    fills: z.ZodMiniBoolean<boolean>;
    isAsked: z.ZodMiniBoolean<boolean>;
    named: z.ZodMiniArray<z.ZodMiniObject<{
        fieldSite: z.ZodMiniString<string>;
        records: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    unknown: z.ZodMiniArray<z.ZodMiniObject<{
        fieldSite: z.ZodMiniString<string>;
        records: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormFieldSitesAnswer = z.infer<typeof FormFieldSitesAnswer>;
export declare const FormFieldSitesRequest: z.ZodMiniObject<{
    fills: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
