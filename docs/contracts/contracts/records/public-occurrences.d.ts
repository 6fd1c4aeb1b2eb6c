import * as z from 'zod/mini';
export declare const PublicOccurrencesQuery: z.ZodMiniObject<{
    bbox: z.ZodMiniString<string>;
    zoom: z.ZodMiniString<string>;
    species: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type PublicOccurrencesQuery = z.infer<typeof PublicOccurrencesQuery>;
declare const OccurrenceFeature: z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"Feature">;
    geometry: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Point">;
        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
    }, z.core.$strip>;
    properties: z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        count: z.ZodMiniInt;
    }, z.core.$strip>;
}, z.core.$strip>;
export type OccurrenceFeature = z.infer<typeof OccurrenceFeature>;
declare const OccurrenceSpecies: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    count: z.ZodMiniInt;
}, z.core.$strip>;
export type OccurrenceSpecies = z.infer<typeof OccurrenceSpecies>;
export declare const PublicOccurrences: z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"FeatureCollection">;
    features: z.ZodMiniArray<z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Feature">;
        geometry: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Point">;
            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        }, z.core.$strip>;
        properties: z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            count: z.ZodMiniInt;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    total: z.ZodMiniInt;
}, z.core.$strip>;
export type PublicOccurrences = z.infer<typeof PublicOccurrences>;
export declare const EmbedServices: z.ZodMiniObject<{
    occurrencesUrl: z.ZodMiniString<string>;
    wmsUrl: z.ZodMiniString<string>;
    odishaBlocksUrl: z.ZodMiniString<string>;
    himachalBlocksUrl: z.ZodMiniString<string>;
}, z.core.$strip>;
export type EmbedServices = z.infer<typeof EmbedServices>;
export {};
