import * as z from 'zod/mini';
export declare const speciesNames: {
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
};
export declare const NamedPlace: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strip>;
export type NamedPlace = z.infer<typeof NamedPlace>;
export declare const RecordParams: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const PublicPhotoQuery: z.ZodMiniObject<{
    size: z.ZodMiniEnum<{
        large: "large";
        small: "small";
    }>;
}, z.core.$strip>;
export declare const ExploreRecord: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    id: z.ZodMiniString<string>;
    latitude: z.ZodMiniNumber<number>;
    longitude: z.ZodMiniNumber<number>;
    coarseSide: z.ZodMiniNumber<number>;
    coarseBecause: z.ZodMiniNullable<z.ZodMiniEnum<{
        beside: "beside";
        threatened: "threatened";
    }>>;
    uncertaintyMetres: z.ZodMiniNullable<z.ZodMiniInt>;
    date: z.ZodMiniNullable<z.ZodMiniString<string>>;
    state: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    district: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    block: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    source: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>;
    hasPhoto: z.ZodMiniBoolean<boolean>;
    isConfirmed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    licence: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>>>;
}, z.core.$strip>;
export type ExploreRecord = z.infer<typeof ExploreRecord>;
export declare const ExploreRecords: z.ZodMiniObject<{
    records: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        id: z.ZodMiniString<string>;
        latitude: z.ZodMiniNumber<number>;
        longitude: z.ZodMiniNumber<number>;
        coarseSide: z.ZodMiniNumber<number>;
        coarseBecause: z.ZodMiniNullable<z.ZodMiniEnum<{
            beside: "beside";
            threatened: "threatened";
        }>>;
        uncertaintyMetres: z.ZodMiniNullable<z.ZodMiniInt>;
        date: z.ZodMiniNullable<z.ZodMiniString<string>>;
        state: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        district: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        block: z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        source: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
        }, z.core.$strip>;
        hasPhoto: z.ZodMiniBoolean<boolean>;
        isConfirmed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        licence: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
            "CC-BY-4.0": "CC-BY-4.0";
            "CC-BY-NC-4.0": "CC-BY-NC-4.0";
            "CC0-1.0": "CC0-1.0";
        }>>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ExploreRecords = z.infer<typeof ExploreRecords>;
