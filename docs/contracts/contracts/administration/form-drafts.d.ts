import * as z from 'zod/mini';
export declare const FormDraft: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    formId: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
        trial: "trial";
    }>;
    createdAt: z.ZodMiniString<string>;
    records: z.ZodMiniNumber<number>;
    serverUrl: z.ZodMiniString<string>;
    settingsCode: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FormDraft = z.infer<typeof FormDraft>;
export declare const DraftUploadQuery: z.ZodMiniObject<{
    kind: z.ZodMiniDefault<z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
    }>>;
}, z.core.$strip>;
export type DraftUploadQuery = z.infer<typeof DraftUploadQuery>;
export declare const DraftUploadAnswer: z.ZodMiniObject<{
    id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    report: z.ZodMiniObject<{
        status: z.ZodMiniEnum<{
            checked: "checked";
            published: "published";
            refused: "refused";
        }>;
        id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        understood: z.ZodMiniNullable<z.ZodMiniObject<{
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
            versionBefore: z.ZodMiniNullable<z.ZodMiniString<string>>;
            kind: z.ZodMiniEnum<{
                open: "open";
                targeted: "targeted";
                trial: "trial";
            }>;
            languages: z.ZodMiniArray<z.ZodMiniString<string>>;
            questions: z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                type: z.ZodMiniString<string>;
                label: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            questionCount: z.ZodMiniNumber<number>;
            media: z.ZodMiniArray<z.ZodMiniString<string>>;
            onMap: z.ZodMiniBoolean<boolean>;
            mapReason: z.ZodMiniOptional<z.ZodMiniEnum<{
                encrypted: "encrypted";
                "no-place": "no-place";
                "no-species": "no-species";
                species: "species";
                "species-type": "species-type";
                trial: "trial";
                "unknown-species": "unknown-species";
            }>>;
        }, z.core.$strip>>;
        faults: z.ZodMiniObject<{
            count: z.ZodMiniNumber<number>;
            kept: z.ZodMiniArray<z.ZodMiniObject<{
                line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                sentence: z.ZodMiniString<string>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                cell: z.ZodMiniOptional<z.ZodMiniObject<{
                    sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        warnings: z.ZodMiniObject<{
            count: z.ZodMiniNumber<number>;
            kept: z.ZodMiniArray<z.ZodMiniObject<{
                line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                sentence: z.ZodMiniString<string>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                cell: z.ZodMiniOptional<z.ZodMiniObject<{
                    sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        centralWarns: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type DraftUploadAnswer = z.infer<typeof DraftUploadAnswer>;
export declare const FormDraftsAnswer: z.ZodMiniObject<{
    drafts: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
            trial: "trial";
        }>;
        createdAt: z.ZodMiniString<string>;
        records: z.ZodMiniNumber<number>;
        serverUrl: z.ZodMiniString<string>;
        settingsCode: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormDraftsAnswer = z.infer<typeof FormDraftsAnswer>;
export declare const DraftRecordsQuery: z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export declare const DraftOccurrence: z.ZodMiniObject<{
    species: z.ZodMiniString<string>;
    latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export type DraftOccurrence = z.infer<typeof DraftOccurrence>;
export declare const DraftRecord: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    receivedAt: z.ZodMiniString<string>;
    encrypted: z.ZodMiniBoolean<boolean>;
    occurrences: z.ZodMiniArray<z.ZodMiniObject<{
        species: z.ZodMiniString<string>;
        latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    occurrenceCount: z.ZodMiniNumber<number>;
    files: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        received: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type DraftRecord = z.infer<typeof DraftRecord>;
export declare const DraftRecordsAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    records: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        receivedAt: z.ZodMiniString<string>;
        encrypted: z.ZodMiniBoolean<boolean>;
        occurrences: z.ZodMiniArray<z.ZodMiniObject<{
            species: z.ZodMiniString<string>;
            latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
        occurrenceCount: z.ZodMiniNumber<number>;
        files: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            received: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type DraftRecordsAnswer = z.infer<typeof DraftRecordsAnswer>;
export declare const DraftRecordParams: z.ZodMiniObject<{
    id: z.ZodMiniNumber<unknown>;
    recordId: z.ZodMiniNumber<unknown>;
}, z.core.$strip>;
export declare const EndDraftRequest: z.ZodMiniObject<{
    createdAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type EndDraftRequest = z.infer<typeof EndDraftRequest>;
export declare const DraftPublishedAnswer: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
}, z.core.$strip>;
