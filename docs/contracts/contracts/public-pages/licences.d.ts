import * as z from 'zod/mini';
export declare const LICENCES: readonly ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-NC-4.0'];
export declare const Licence: z.ZodMiniEnum<{
    "CC-BY-4.0": "CC-BY-4.0";
    "CC-BY-NC-4.0": "CC-BY-NC-4.0";
    "CC0-1.0": "CC0-1.0";
}>;
export type Licence = z.infer<typeof Licence>;
export declare const LICENCE_FACTS: Readonly<Record<Licence, {
    name: string;
    address: string;
}>>;
export declare const LicencesAnswer: z.ZodMiniObject<{
    records: z.ZodMiniNullable<z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>>;
    earlierRecords: z.ZodMiniNullable<z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>>;
    datasets: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniInt;
        name: z.ZodMiniString<string>;
        licence: z.ZodMiniNullable<z.ZodMiniEnum<{
            "CC-BY-4.0": "CC-BY-4.0";
            "CC-BY-NC-4.0": "CC-BY-NC-4.0";
            "CC0-1.0": "CC0-1.0";
        }>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type LicencesAnswer = z.infer<typeof LicencesAnswer>;
export declare const RecordLicenceRequest: z.ZodMiniObject<{
    licence: z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>;
    alsoBefore: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type RecordLicenceRequest = z.infer<typeof RecordLicenceRequest>;
export declare const DatasetLicenceRequest: z.ZodMiniObject<{
    licence: z.ZodMiniEnum<{
        "CC-BY-4.0": "CC-BY-4.0";
        "CC-BY-NC-4.0": "CC-BY-NC-4.0";
        "CC0-1.0": "CC0-1.0";
    }>;
}, z.core.$strip>;
export type DatasetLicenceRequest = z.infer<typeof DatasetLicenceRequest>;
