import * as z from 'zod/mini';
export declare const ReviewChoices: z.ZodMiniObject<{
    forms: z.ZodMiniArray<z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    districts: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReviewChoices = z.infer<typeof ReviewChoices>;
export declare const FOUND_SPECIES = 20;
export declare const ReviewSpeciesQuery: z.ZodMiniObject<{
    search: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const ReviewSpeciesAnswer: z.ZodMiniObject<{
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReviewSpeciesAnswer = z.infer<typeof ReviewSpeciesAnswer>;
