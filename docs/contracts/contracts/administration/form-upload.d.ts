import * as z from 'zod/mini';
export declare const FORM_BYTES = 5000000;
export declare const FORM_UPLOAD_BYTES = 50000000;
export declare const FORM_FILES = 200;
export declare const FormUploadQuery: z.ZodMiniObject<{
    check: z.ZodMiniDefault<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
    kind: z.ZodMiniDefault<z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
    }>>;
    acceptWarnings: z.ZodMiniOptional<z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>>;
}, z.core.$strip>;
export type FormUploadQuery = z.infer<typeof FormUploadQuery>;
export declare const FormFinding: z.ZodMiniObject<{
    line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    sentence: z.ZodMiniString<string>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    words: z.ZodMiniOptional<z.ZodMiniString<string>>;
    cell: z.ZodMiniOptional<z.ZodMiniObject<{
        sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
        row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormFinding = z.infer<typeof FormFinding>;
export declare const FormFindings: z.ZodMiniObject<{
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
export type FormFindings = z.infer<typeof FormFindings>;
export declare const MapReason: z.ZodMiniEnum<{
    encrypted: "encrypted";
    "no-place": "no-place";
    "no-species": "no-species";
    species: "species";
    "species-type": "species-type";
    trial: "trial";
    "unknown-species": "unknown-species";
}>;
export type MapReason = z.infer<typeof MapReason>;
export declare const UnderstoodForm: z.ZodMiniObject<{
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
}, z.core.$strip>;
export type UnderstoodForm = z.infer<typeof UnderstoodForm>;
export declare const FormConverterAnswer: z.ZodMiniObject<{
    xlsForms: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type FormConverterAnswer = z.infer<typeof FormConverterAnswer>;
export declare const FormUploadAnswer: z.ZodMiniObject<{
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
export type FormUploadAnswer = z.infer<typeof FormUploadAnswer>;
