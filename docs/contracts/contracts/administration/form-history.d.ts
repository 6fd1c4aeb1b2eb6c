import * as z from 'zod/mini';
export declare const FormRecordsQuery: z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export declare const FormRecord: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    name: z.ZodMiniString<string>;
    submittedAt: z.ZodMiniString<string>;
    version: z.ZodMiniNullable<z.ZodMiniString<string>>;
    encrypted: z.ZodMiniBoolean<boolean>;
    species: z.ZodMiniArray<z.ZodMiniString<string>>;
    speciesCount: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type FormRecord = z.infer<typeof FormRecord>;
export declare const ExportLeftOut: z.ZodMiniObject<{
    encrypted: z.ZodMiniNumber<number>;
    deleted: z.ZodMiniNumber<number>;
    inCentral: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type ExportLeftOut = z.infer<typeof ExportLeftOut>;
export declare const FormRecordsAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    records: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        name: z.ZodMiniString<string>;
        submittedAt: z.ZodMiniString<string>;
        version: z.ZodMiniNullable<z.ZodMiniString<string>>;
        encrypted: z.ZodMiniBoolean<boolean>;
        species: z.ZodMiniArray<z.ZodMiniString<string>>;
        speciesCount: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    leftOut: z.ZodMiniOptional<z.ZodMiniObject<{
        encrypted: z.ZodMiniNumber<number>;
        deleted: z.ZodMiniNumber<number>;
        inCentral: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormRecordsAnswer = z.infer<typeof FormRecordsAnswer>;
export declare const RecordExportQuery: z.ZodMiniObject<{
    format: z.ZodMiniEnum<{
        csv: "csv";
        geojson: "geojson";
        photos: "photos";
    }>;
}, z.core.$strip>;
export type RecordExportQuery = z.infer<typeof RecordExportQuery>;
export declare const FormVersion: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    version: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    publishedAt: z.ZodMiniString<string>;
    isCurrent: z.ZodMiniBoolean<boolean>;
    records: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type FormVersion = z.infer<typeof FormVersion>;
export declare const FormVersionsAnswer: z.ZodMiniObject<{
    versions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        version: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        publishedAt: z.ZodMiniString<string>;
        isCurrent: z.ZodMiniBoolean<boolean>;
        records: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormVersionsAnswer = z.infer<typeof FormVersionsAnswer>;
export declare const FormVersionParams: z.ZodMiniObject<{
    id: z.ZodMiniNumber<unknown>;
    versionId: z.ZodMiniNumber<unknown>;
}, z.core.$strip>;
