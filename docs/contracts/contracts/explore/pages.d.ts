import * as z from 'zod/mini';
export declare const SPECIES_TEXT_LIMIT = 2000;
export declare const SpeciesParams: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const ExploreSpecies: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    family: z.ZodMiniNullable<z.ZodMiniString<string>>;
    group: z.ZodMiniEnum<{
        amphibian: "amphibian";
        bird: "bird";
        fungus: "fungus";
        insect: "insect";
        mammal: "mammal";
        other: "other";
        plant: "plant";
        reptile: "reptile";
    }>;
    conservation: z.ZodMiniEnum<{
        high: "high";
        medium: "medium";
        none: "none";
    }>;
    conservationReason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    coarseSide: z.ZodMiniNumber<number>;
    drawing: z.ZodMiniNullable<z.ZodMiniString<string>>;
    lookFor: z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
        hi: z.ZodMiniString<string>;
        or: z.ZodMiniString<string>;
    }, z.core.$strip>;
    count: z.ZodMiniInt;
    monthsOfYear: z.ZodMiniArray<z.ZodMiniInt>;
    districts: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    similar: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ExploreSpecies = z.infer<typeof ExploreSpecies>;
export declare const BlockParams: z.ZodMiniObject<{
    block: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const ExplorePlace: z.ZodMiniObject<{
    block: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>;
    district: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>;
    state: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
    }, z.core.$strip>;
    count: z.ZodMiniInt;
    recorders: z.ZodMiniNullable<z.ZodMiniInt>;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ExplorePlace = z.infer<typeof ExplorePlace>;
export declare const SpeciesTextsRequest: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    lookFor: z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
        hi: z.ZodMiniString<string>;
        or: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SpeciesTextsRequest = z.infer<typeof SpeciesTextsRequest>;
export declare const SpeciesTextsAnswer: z.ZodMiniObject<{
    lookFor: z.ZodMiniObject<{
        en: z.ZodMiniString<string>;
        hi: z.ZodMiniString<string>;
        or: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SpeciesTextsAnswer = z.infer<typeof SpeciesTextsAnswer>;
export declare const WrittenSpeciesAnswer: z.ZodMiniObject<{
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        written: z.ZodMiniArray<z.ZodMiniEnum<{
            en: "en";
            hi: "hi";
            or: "or";
        }>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type WrittenSpeciesAnswer = z.infer<typeof WrittenSpeciesAnswer>;
