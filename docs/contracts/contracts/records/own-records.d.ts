import * as z from 'zod/mini';
export declare const RecordId: z.ZodMiniString<string>;
export declare const OwnRecordsQuery: z.ZodMiniObject<{
    after: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type OwnRecordsQuery = z.infer<typeof OwnRecordsQuery>;
export declare const RECORD_STATUSES: readonly ['received', 'counted', 'coarse', 'not-public', 'not-counted'];
export type RecordStatus = (typeof RECORD_STATUSES)[number];
export declare const STATUS_REASONS: readonly ['trial', 'no-place', 'unlisted', 'no-species', 'encrypted', 'rejected'];
export type StatusReason = (typeof STATUS_REASONS)[number];
export declare const OwnRecord: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    formId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    formTitle: z.ZodMiniString<string>;
    formVersion: z.ZodMiniNullable<z.ZodMiniString<string>>;
    receivedAt: z.ZodMiniString<string>;
    observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    isEdited: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    editableUntil: z.ZodMiniOptional<z.ZodMiniString<string>>;
    isDeletable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        review: z.ZodMiniOptional<z.ZodMiniObject<{
            status: z.ZodMiniEnum<{
                asked: "asked";
                "cannot-tell": "cannot-tell";
                changed: "changed";
                confirmed: "confirmed";
                hidden: "hidden";
                "not-wild": "not-wild";
                waiting: "waiting";
            }>;
            species: z.ZodMiniNullable<z.ZodMiniString<string>>;
            reason: z.ZodMiniNullable<z.ZodMiniEnum<{
                blurred: "blurred";
                "no-photo": "no-photo";
                other: "other";
                "part-missing": "part-missing";
            }>>;
            comment: z.ZodMiniString<string>;
            at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    speciesCount: z.ZodMiniInt;
    photos: z.ZodMiniArray<z.ZodMiniString<string>>;
    unshownPhotos: z.ZodMiniInt;
    isInCentral: z.ZodMiniBoolean<boolean>;
    hasIssues: z.ZodMiniBoolean<boolean>;
    status: z.ZodMiniEnum<{
        coarse: "coarse";
        counted: "counted";
        "not-counted": "not-counted";
        "not-public": "not-public";
        received: "received";
    }>;
    reasons: z.ZodMiniArray<z.ZodMiniEnum<{
        encrypted: "encrypted";
        "no-place": "no-place";
        "no-species": "no-species";
        rejected: "rejected";
        trial: "trial";
        unlisted: "unlisted";
    }>>;
    coarseReason: z.ZodMiniOptional<z.ZodMiniString<string>>;
    coarseDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
export type OwnRecord = z.infer<typeof OwnRecord>;
export declare const OwnRecords: z.ZodMiniObject<{
    records: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        formId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        formTitle: z.ZodMiniString<string>;
        formVersion: z.ZodMiniNullable<z.ZodMiniString<string>>;
        receivedAt: z.ZodMiniString<string>;
        observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        isEdited: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        editableUntil: z.ZodMiniOptional<z.ZodMiniString<string>>;
        isDeletable: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        species: z.ZodMiniArray<z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            review: z.ZodMiniOptional<z.ZodMiniObject<{
                status: z.ZodMiniEnum<{
                    asked: "asked";
                    "cannot-tell": "cannot-tell";
                    changed: "changed";
                    confirmed: "confirmed";
                    hidden: "hidden";
                    "not-wild": "not-wild";
                    waiting: "waiting";
                }>;
                species: z.ZodMiniNullable<z.ZodMiniString<string>>;
                reason: z.ZodMiniNullable<z.ZodMiniEnum<{
                    blurred: "blurred";
                    "no-photo": "no-photo";
                    other: "other";
                    "part-missing": "part-missing";
                }>>;
                comment: z.ZodMiniString<string>;
                at: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        speciesCount: z.ZodMiniInt;
        photos: z.ZodMiniArray<z.ZodMiniString<string>>;
        unshownPhotos: z.ZodMiniInt;
        isInCentral: z.ZodMiniBoolean<boolean>;
        hasIssues: z.ZodMiniBoolean<boolean>;
        status: z.ZodMiniEnum<{
            coarse: "coarse";
            counted: "counted";
            "not-counted": "not-counted";
            "not-public": "not-public";
            received: "received";
        }>;
        reasons: z.ZodMiniArray<z.ZodMiniEnum<{
            encrypted: "encrypted";
            "no-place": "no-place";
            "no-species": "no-species";
            rejected: "rejected";
            trial: "trial";
            unlisted: "unlisted";
        }>>;
        coarseReason: z.ZodMiniOptional<z.ZodMiniString<string>>;
        coarseDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    total: z.ZodMiniInt;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    firstRecords: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        block: z.ZodMiniString<string>;
        count: z.ZodMiniInt;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type OwnRecords = z.infer<typeof OwnRecords>;
export declare const RecordPhotoQuery: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    size: z.ZodMiniEnum<{
        large: "large";
        small: "small";
    }>;
}, z.core.$strip>;
export type RecordPhotoQuery = z.infer<typeof RecordPhotoQuery>;
