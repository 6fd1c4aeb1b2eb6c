import * as z from 'zod/mini';
export declare const DOWNLOAD_FORMATS: readonly ['csv', 'geojson', 'dwca'];
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
export declare const DownloadRequest: z.ZodMiniObject<{
    filter: z.ZodMiniObject<{
        species: z.ZodMiniOptional<z.ZodMiniString<string>>;
        group: z.ZodMiniOptional<z.ZodMiniEnum<{
            amphibian: "amphibian";
            bird: "bird";
            fungus: "fungus";
            insect: "insect";
            mammal: "mammal";
            other: "other";
            plant: "plant";
            reptile: "reptile";
        }>>;
        state: z.ZodMiniOptional<z.ZodMiniString<string>>;
        district: z.ZodMiniOptional<z.ZodMiniString<string>>;
        block: z.ZodMiniOptional<z.ZodMiniString<string>>;
        bbox: z.ZodMiniOptional<z.ZodMiniString<string>>;
        from: z.ZodMiniOptional<z.ZodMiniString<string>>;
        to: z.ZodMiniOptional<z.ZodMiniString<string>>;
        months: z.ZodMiniOptional<z.ZodMiniString<string>>;
        source: z.ZodMiniOptional<z.ZodMiniString<string>>;
        photo: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
        confirmed: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
    }, z.core.$strip>;
    format: z.ZodMiniEnum<{
        csv: "csv";
        dwca: "dwca";
        geojson: "geojson";
    }>;
}, z.core.$strip>;
export type DownloadRequest = z.infer<typeof DownloadRequest>;
export declare const DownloadParams: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const DownloadFileQuery: z.ZodMiniObject<{
    after: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type DownloadFileQuery = z.infer<typeof DownloadFileQuery>;
export declare const ExploreDownload: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    filter: z.ZodMiniObject<{
        species: z.ZodMiniOptional<z.ZodMiniString<string>>;
        group: z.ZodMiniOptional<z.ZodMiniEnum<{
            amphibian: "amphibian";
            bird: "bird";
            fungus: "fungus";
            insect: "insect";
            mammal: "mammal";
            other: "other";
            plant: "plant";
            reptile: "reptile";
        }>>;
        state: z.ZodMiniOptional<z.ZodMiniString<string>>;
        district: z.ZodMiniOptional<z.ZodMiniString<string>>;
        block: z.ZodMiniOptional<z.ZodMiniString<string>>;
        bbox: z.ZodMiniOptional<z.ZodMiniString<string>>;
        from: z.ZodMiniOptional<z.ZodMiniString<string>>;
        to: z.ZodMiniOptional<z.ZodMiniString<string>>;
        months: z.ZodMiniOptional<z.ZodMiniString<string>>;
        source: z.ZodMiniOptional<z.ZodMiniString<string>>;
        photo: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
        confirmed: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
    }, z.core.$strip>;
    format: z.ZodMiniEnum<{
        csv: "csv";
        dwca: "dwca";
        geojson: "geojson";
    }>;
    madeAt: z.ZodMiniString<string>;
    count: z.ZodMiniInt;
    leftOut: z.ZodMiniInt;
    licence: z.ZodMiniNullable<z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>>;
    licences: z.ZodMiniArray<z.ZodMiniObject<{
        licence: z.ZodMiniEnum<{
            "CC-BY-4.0": "CC-BY-4.0";
            "CC-BY-NC-4.0": "CC-BY-NC-4.0";
            "CC0-1.0": "CC0-1.0";
        }>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>;
    citation: z.ZodMiniString<string>;
    address: z.ZodMiniString<string>;
    file: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ExploreDownload = z.infer<typeof ExploreDownload>;
