import * as z from 'zod/mini';
export declare const CountedSpecies: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
    odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
    count: z.ZodMiniInt;
}, z.core.$strip>;
export type CountedSpecies = z.infer<typeof CountedSpecies>;
export declare const CountedDistrict: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    count: z.ZodMiniInt;
}, z.core.$strip>;
export type CountedDistrict = z.infer<typeof CountedDistrict>;
export declare const ExploreSummary: z.ZodMiniObject<{
    total: z.ZodMiniInt;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    otherSpecies: z.ZodMiniObject<{
        species: z.ZodMiniInt;
        count: z.ZodMiniInt;
    }, z.core.$strip>;
    months: z.ZodMiniArray<z.ZodMiniObject<{
        month: z.ZodMiniString<string>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    monthsOfYear: z.ZodMiniArray<z.ZodMiniInt>;
    years: z.ZodMiniArray<z.ZodMiniObject<{
        year: z.ZodMiniInt;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    withoutMonth: z.ZodMiniInt;
    districts: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    outside: z.ZodMiniInt;
}, z.core.$strip>;
export type ExploreSummary = z.infer<typeof ExploreSummary>;
export declare const ExploreChoices: z.ZodMiniObject<{
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
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
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    states: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        districts: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            blocks: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    sources: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            dataset: "dataset";
            form: "form";
        }>;
        name: z.ZodMiniString<string>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ExploreChoices = z.infer<typeof ExploreChoices>;
