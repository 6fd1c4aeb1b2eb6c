import * as z from 'zod/mini';
export declare const FieldSiteRequest: z.ZodMiniObject<{
    getSitesOnly: z.ZodMiniBoolean<boolean>;
    userId: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>;
    siteName: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type FieldSiteRequest = z.infer<typeof FieldSiteRequest>;
export declare const FieldSiteList: z.ZodMiniArray<z.ZodMiniObject<{
    fieldSite: z.ZodMiniString<string>;
}, z.core.$strip>>;
export declare const FieldSiteSpecies: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    speciesNameType: z.ZodMiniString<string>;
    imageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    imageCaption: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    records: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    lastRecordedOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    photoOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type FieldSiteSpecies = z.infer<typeof FieldSiteSpecies>;
export declare const FieldSiteData: z.ZodMiniObject<{
    fieldSite: z.ZodMiniOptional<z.ZodMiniString<string>>;
    speciesData: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        speciesNameType: z.ZodMiniString<string>;
        imageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        imageCaption: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        records: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        lastRecordedOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        photoOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
    questionairData: z.ZodMiniArray<z.ZodMiniObject<{
        forestData: z.ZodMiniString<string>;
        receivedOn: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FieldSiteData = z.infer<typeof FieldSiteData>;
export declare const FieldSitePhotoQuery: z.ZodMiniObject<{
    photoOf: z.ZodMiniString<string>;
    size: z.ZodMiniEnum<{
        large: "large";
        small: "small";
    }>;
}, z.core.$strip>;
export type FieldSitePhotoQuery = z.infer<typeof FieldSitePhotoQuery>;
