import * as z from 'zod/mini';
export declare const OCCURRENCE_TERMS: readonly ['occurrenceID', 'scientificName', 'vernacularName', 'decimalLatitude', 'decimalLongitude', 'geodeticDatum', 'coordinateUncertaintyInMeters', 'eventDate', 'year', 'month', 'day', 'countryCode', 'occurrenceStatus', 'basisOfRecord', 'informationWithheld', 'dataGeneralizations'];
export type OccurrenceTerm = (typeof OCCURRENCE_TERMS)[number];
export declare const DATE_ORDERS: readonly ['day-first', 'month-first'];
export type DateOrder = (typeof DATE_ORDERS)[number];
export declare const ImportKind: z.ZodMiniEnum<{
    blocks: "blocks";
    cards: "cards";
    "field-sites": "field-sites";
    occurrences: "occurrences";
    species: "species";
}>;
export type ImportKind = z.infer<typeof ImportKind>;
export declare const UPLOAD_BYTES = 50000000;
export declare const OCCURRENCES_BYTES = 20000000;
export declare const OCCURRENCES_RECORDS = 100000;
export declare const DATASET_CHARACTERS = 100;
export declare const STATED_COLUMNS_CHARACTERS = 6000;
export declare const BLOCK_STATES: readonly ['Odisha', 'Himachal Pradesh'];
export declare const ImportQuery: z.ZodMiniObject<{
    kind: z.ZodMiniEnum<{
        blocks: "blocks";
        cards: "cards";
        "field-sites": "field-sites";
        occurrences: "occurrences";
        species: "species";
    }>;
    name: z.ZodMiniString<string>;
    state: z.ZodMiniDefault<z.ZodMiniString<string>>;
    stateFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
    districtFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
    blockFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
    dataset: z.ZodMiniOptional<z.ZodMiniString<string>>;
    replace: z.ZodMiniOptional<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
    dates: z.ZodMiniOptional<z.ZodMiniEnum<{
        "day-first": "day-first";
        "month-first": "month-first";
    }>>;
    columns: z.ZodMiniOptional<z.ZodMiniString<string>>;
    check: z.ZodMiniDefault<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
    keepGood: z.ZodMiniDefault<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
}, z.core.$strip>;
export type ImportQuery = z.infer<typeof ImportQuery>;
export declare const RefusedRecord: z.ZodMiniObject<{
    record: z.ZodMiniNumber<number>;
    field: z.ZodMiniString<string>;
    value: z.ZodMiniString<string>;
    sentence: z.ZodMiniString<string>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    words: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type RefusedRecord = z.infer<typeof RefusedRecord>;
export declare const FileColumn: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    values: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type FileColumn = z.infer<typeof FileColumn>;
export declare const ReadField: z.ZodMiniObject<{
    field: z.ZodMiniString<string>;
    column: z.ZodMiniNullable<z.ZodMiniString<string>>;
    how: z.ZodMiniNullable<z.ZodMiniEnum<{
        exact: "exact";
        guessed: "guessed";
        stated: "stated";
    }>>;
}, z.core.$strip>;
export type ReadField = z.infer<typeof ReadField>;
export declare const ImportPreview: z.ZodMiniObject<{
    publicRecords: z.ZodMiniNumber<number>;
    otherRecords: z.ZodMiniNumber<number>;
    records: z.ZodMiniArray<z.ZodMiniObject<{
        record: z.ZodMiniNumber<number>;
        species: z.ZodMiniString<string>;
        latitude: z.ZodMiniNumber<number>;
        longitude: z.ZodMiniNumber<number>;
        cellDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        eventDate: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const ImportAnswer: z.ZodMiniObject<{
    status: z.ZodMiniEnum<{
        checked: "checked";
        complete: "complete";
        refused: "refused";
    }>;
    sentence: z.ZodMiniNullable<z.ZodMiniString<string>>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    words: z.ZodMiniOptional<z.ZodMiniString<string>>;
    recordsRead: z.ZodMiniNumber<number>;
    recordsTaken: z.ZodMiniNumber<number>;
    recordsRefused: z.ZodMiniNumber<number>;
    recordsReplaced: z.ZodMiniNumber<number>;
    notes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    noteLanguages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    columns: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    mapping: z.ZodMiniOptional<z.ZodMiniObject<{
        columns: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            values: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        fields: z.ZodMiniArray<z.ZodMiniObject<{
            field: z.ZodMiniString<string>;
            column: z.ZodMiniNullable<z.ZodMiniString<string>>;
            how: z.ZodMiniNullable<z.ZodMiniEnum<{
                exact: "exact";
                guessed: "guessed";
                stated: "stated";
            }>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    preview: z.ZodMiniOptional<z.ZodMiniObject<{
        publicRecords: z.ZodMiniNumber<number>;
        otherRecords: z.ZodMiniNumber<number>;
        records: z.ZodMiniArray<z.ZodMiniObject<{
            record: z.ZodMiniNumber<number>;
            species: z.ZodMiniString<string>;
            latitude: z.ZodMiniNumber<number>;
            longitude: z.ZodMiniNumber<number>;
            cellDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            eventDate: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    refused: z.ZodMiniArray<z.ZodMiniObject<{
        record: z.ZodMiniNumber<number>;
        field: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        sentence: z.ZodMiniString<string>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        words: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    report: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ImportAnswer = z.infer<typeof ImportAnswer>;
