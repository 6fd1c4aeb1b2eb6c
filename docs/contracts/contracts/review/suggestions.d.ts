import * as z from 'zod/mini';
export declare const SHOWN_SUGGESTIONS = 5;
export declare const ModelName: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ModelName = z.infer<typeof ModelName>;
export declare const Suggestion: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    score: z.ZodMiniNumber<number>;
    expectedHere: z.ZodMiniObject<{
        district: z.ZodMiniNullable<z.ZodMiniString<string>>;
        inDistrict: z.ZodMiniInt;
        inMonth: z.ZodMiniInt;
        everywhere: z.ZodMiniInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export type Suggestion = z.infer<typeof Suggestion>;
export declare const PhotoSuggestions: z.ZodMiniObject<{
    photo: z.ZodMiniString<string>;
    model: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
    }, z.core.$strip>;
    at: z.ZodMiniString<string>;
    suggestions: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        score: z.ZodMiniNumber<number>;
        expectedHere: z.ZodMiniObject<{
            district: z.ZodMiniNullable<z.ZodMiniString<string>>;
            inDistrict: z.ZodMiniInt;
            inMonth: z.ZodMiniInt;
            everywhere: z.ZodMiniInt;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type PhotoSuggestions = z.infer<typeof PhotoSuggestions>;
export declare const RecordSuggestions: z.ZodMiniObject<{
    model: z.ZodMiniNullable<z.ZodMiniObject<{
        service: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    photos: z.ZodMiniArray<z.ZodMiniObject<{
        photo: z.ZodMiniString<string>;
        model: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
        }, z.core.$strip>;
        at: z.ZodMiniString<string>;
        suggestions: z.ZodMiniArray<z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
            odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
            score: z.ZodMiniNumber<number>;
            expectedHere: z.ZodMiniObject<{
                district: z.ZodMiniNullable<z.ZodMiniString<string>>;
                inDistrict: z.ZodMiniInt;
                inMonth: z.ZodMiniInt;
                everywhere: z.ZodMiniInt;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type RecordSuggestions = z.infer<typeof RecordSuggestions>;
export declare const SuggestionRequest: z.ZodMiniObject<{
    photo: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const ModelInput: z.ZodMiniObject<{
    width: z.ZodMiniInt;
    height: z.ZodMiniInt;
    layout: z.ZodMiniEnum<{
        NCHW: "NCHW";
        NHWC: "NHWC";
    }>;
    mean: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
    std: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
}, z.core.$strip>;
export type ModelInput = z.infer<typeof ModelInput>;
export declare const BrowserModel: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    bytes: z.ZodMiniInt;
    integrity: z.ZodMiniString<string>;
    input: z.ZodMiniObject<{
        width: z.ZodMiniInt;
        height: z.ZodMiniInt;
        layout: z.ZodMiniEnum<{
            NCHW: "NCHW";
            NHWC: "NHWC";
        }>;
        mean: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        std: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
    }, z.core.$strip>;
    isLogits: z.ZodMiniBoolean<boolean>;
    labels: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        weight: z.ZodMiniNumber<number>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type BrowserModel = z.infer<typeof BrowserModel>;
