import * as z from 'zod/mini';
export declare const GapState: z.ZodMiniEnum<{
    answered: "answered";
    new: "new";
    seen: "seen";
}>;
export type GapState = z.infer<typeof GapState>;
export declare const GapsQuery: z.ZodMiniObject<{
    sdg: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniString<string>>;
    state: z.ZodMiniOptional<z.ZodMiniEnum<{
        answered: "answered";
        new: "new";
        seen: "seen";
    }>>;
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export type GapsQuery = z.infer<typeof GapsQuery>;
export declare const GapsFileQuery: z.ZodMiniObject<{
    sdg: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniString<string>>;
    state: z.ZodMiniOptional<z.ZodMiniEnum<{
        answered: "answered";
        new: "new";
        seen: "seen";
    }>>;
}, z.core.$strip>;
export type GapsFileQuery = z.infer<typeof GapsFileQuery>;
export declare const AdministeredGap: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    fullName: z.ZodMiniString<string>;
    userName: z.ZodMiniString<string>;
    country: z.ZodMiniString<string>;
    sdg: z.ZodMiniString<string>;
    extraDetail: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        answered: "answered";
        new: "new";
        seen: "seen";
    }>;
    createdAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type AdministeredGap = z.infer<typeof AdministeredGap>;
export declare const GapsAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    gaps: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        fullName: z.ZodMiniString<string>;
        userName: z.ZodMiniString<string>;
        country: z.ZodMiniString<string>;
        sdg: z.ZodMiniString<string>;
        extraDetail: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            answered: "answered";
            new: "new";
            seen: "seen";
        }>;
        createdAt: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    sdgs: z.ZodMiniArray<z.ZodMiniString<string>>;
    countries: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type GapsAnswer = z.infer<typeof GapsAnswer>;
export declare const GapStateRequest: z.ZodMiniObject<{
    state: z.ZodMiniEnum<{
        answered: "answered";
        new: "new";
        seen: "seen";
    }>;
}, z.core.$strip>;
