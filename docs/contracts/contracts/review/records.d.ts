import * as z from 'zod/mini';
export declare const ReviewRecordParams: z.ZodMiniObject<{
    recordId: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const REVIEW_PAGE = 50;
export declare const COUNTED_RECORDS = 10000;
export declare const REVIEW_ORDERS: readonly ['oldest', 'newest'];
export declare const SIMILAR_METRES = 50;
export declare const ReviewRecordsQuery: z.ZodMiniObject<{
    status: z.ZodMiniOptional<z.ZodMiniEnum<{
        asked: "asked";
        "cannot-tell": "cannot-tell";
        changed: "changed";
        confirmed: "confirmed";
        hidden: "hidden";
        "not-wild": "not-wild";
        waiting: "waiting";
    }>>;
    formId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    species: z.ZodMiniOptional<z.ZodMiniString<string>>;
    district: z.ZodMiniOptional<z.ZodMiniString<string>>;
    from: z.ZodMiniOptional<z.ZodMiniString<string>>;
    to: z.ZodMiniOptional<z.ZodMiniString<string>>;
    person: z.ZodMiniOptional<z.ZodMiniString<string>>;
    photo: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
    duplicates: z.ZodMiniOptional<z.ZodMiniLiteral<"yes">>;
    order: z.ZodMiniDefault<z.ZodMiniEnum<{
        newest: "newest";
        oldest: "oldest";
    }>>;
    after: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewRecordsQuery = z.infer<typeof ReviewRecordsQuery>;
export declare const ReviewListRecord: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    formTitle: z.ZodMiniString<string>;
    collector: z.ZodMiniString<string>;
    receivedAt: z.ZodMiniString<string>;
    observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    species: z.ZodMiniArray<z.ZodMiniString<string>>;
    photo: z.ZodMiniNullable<z.ZodMiniString<string>>;
    status: z.ZodMiniEnum<{
        asked: "asked";
        "cannot-tell": "cannot-tell";
        changed: "changed";
        confirmed: "confirmed";
        hidden: "hidden";
        "not-wild": "not-wild";
        waiting: "waiting";
    }>;
    revision: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ReviewListRecord = z.infer<typeof ReviewListRecord>;
export declare const ReviewRecordsAnswer: z.ZodMiniObject<{
    records: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        formTitle: z.ZodMiniString<string>;
        collector: z.ZodMiniString<string>;
        receivedAt: z.ZodMiniString<string>;
        observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        species: z.ZodMiniArray<z.ZodMiniString<string>>;
        photo: z.ZodMiniNullable<z.ZodMiniString<string>>;
        status: z.ZodMiniEnum<{
            asked: "asked";
            "cannot-tell": "cannot-tell";
            changed: "changed";
            confirmed: "confirmed";
            hidden: "hidden";
            "not-wild": "not-wild";
            waiting: "waiting";
        }>;
        revision: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    total: z.ZodMiniInt;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewRecordsAnswer = z.infer<typeof ReviewRecordsAnswer>;
export declare const ReviewAnswer: z.ZodMiniObject<{
    path: z.ZodMiniString<string>;
    label: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
    repeats: z.ZodMiniArray<z.ZodMiniInt>;
}, z.core.$strip>;
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
export declare const ReviewChange: z.ZodMiniObject<{
    path: z.ZodMiniString<string>;
    label: z.ZodMiniString<string>;
    repeats: z.ZodMiniArray<z.ZodMiniInt>;
    at: z.ZodMiniString<string>;
    before: z.ZodMiniNullable<z.ZodMiniString<string>>;
    after: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ReviewChange = z.infer<typeof ReviewChange>;
export declare const ExpectedHere: z.ZodMiniObject<{
    district: z.ZodMiniNullable<z.ZodMiniString<string>>;
    inDistrict: z.ZodMiniInt;
    inMonth: z.ZodMiniInt;
    everywhere: z.ZodMiniInt;
}, z.core.$strip>;
export type ExpectedHere = z.infer<typeof ExpectedHere>;
export declare const ReviewSpecies: z.ZodMiniObject<{
    position: z.ZodMiniInt;
    recordedName: z.ZodMiniString<string>;
    localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
    place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
    accuracy: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    area: z.ZodMiniNullable<z.ZodMiniObject<{
        block: z.ZodMiniString<string>;
        district: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    isThreatened: z.ZodMiniBoolean<boolean>;
    review: z.ZodMiniObject<{
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
    }, z.core.$strip>;
    expectedHere: z.ZodMiniNullable<z.ZodMiniObject<{
        district: z.ZodMiniNullable<z.ZodMiniString<string>>;
        inDistrict: z.ZodMiniInt;
        inMonth: z.ZodMiniInt;
        everywhere: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReviewSpecies = z.infer<typeof ReviewSpecies>;
export declare const ReviewEvent: z.ZodMiniObject<{
    at: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        answered: "answered";
        asked: "asked";
        coarsened: "coarsened";
        edited: "edited";
        exact: "exact";
        hidden: "hidden";
        identified: "identified";
        noted: "noted";
        received: "received";
        restored: "restored";
    }>;
    inCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
        approved: "approved";
        comment: "comment";
        edited: "edited";
        hasIssues: "hasIssues";
        received: "received";
        rejected: "rejected";
    }>>;
    by: z.ZodMiniString<string>;
    position: z.ZodMiniNullable<z.ZodMiniInt>;
    status: z.ZodMiniNullable<z.ZodMiniEnum<{
        asked: "asked";
        "cannot-tell": "cannot-tell";
        changed: "changed";
        confirmed: "confirmed";
        hidden: "hidden";
        "not-wild": "not-wild";
        waiting: "waiting";
    }>>;
    species: z.ZodMiniNullable<z.ZodMiniString<string>>;
    text: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ReviewEvent = z.infer<typeof ReviewEvent>;
export declare const ReviewRecord: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    instanceId: z.ZodMiniString<string>;
    formId: z.ZodMiniString<string>;
    formTitle: z.ZodMiniString<string>;
    formVersion: z.ZodMiniNullable<z.ZodMiniString<string>>;
    collector: z.ZodMiniString<string>;
    receivedAt: z.ZodMiniString<string>;
    observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    versions: z.ZodMiniInt;
    encrypted: z.ZodMiniBoolean<boolean>;
    isInCentral: z.ZodMiniBoolean<boolean>;
    central: z.ZodMiniOptional<z.ZodMiniObject<{
        state: z.ZodMiniEnum<{
            approved: "approved";
            edited: "edited";
            hasIssues: "hasIssues";
            received: "received";
            rejected: "rejected";
        }>;
        exchange: z.ZodMiniEnum<{
            conflict: "conflict";
            done: "done";
            failed: "failed";
            waiting: "waiting";
        }>;
        refusal: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    hidden: z.ZodMiniNullable<z.ZodMiniString<string>>;
    coarse: z.ZodMiniNullable<z.ZodMiniObject<{
        side: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        label: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        repeats: z.ZodMiniArray<z.ZodMiniInt>;
    }, z.core.$strip>>;
    changes: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        label: z.ZodMiniString<string>;
        repeats: z.ZodMiniArray<z.ZodMiniInt>;
        at: z.ZodMiniString<string>;
        before: z.ZodMiniNullable<z.ZodMiniString<string>>;
        after: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    species: z.ZodMiniArray<z.ZodMiniObject<{
        position: z.ZodMiniInt;
        recordedName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        accuracy: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        area: z.ZodMiniNullable<z.ZodMiniObject<{
            block: z.ZodMiniString<string>;
            district: z.ZodMiniString<string>;
            state: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        isThreatened: z.ZodMiniBoolean<boolean>;
        review: z.ZodMiniObject<{
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
        }, z.core.$strip>;
        expectedHere: z.ZodMiniNullable<z.ZodMiniObject<{
            district: z.ZodMiniNullable<z.ZodMiniString<string>>;
            inDistrict: z.ZodMiniInt;
            inMonth: z.ZodMiniInt;
            everywhere: z.ZodMiniInt;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    photos: z.ZodMiniArray<z.ZodMiniString<string>>;
    history: z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            answered: "answered";
            asked: "asked";
            coarsened: "coarsened";
            edited: "edited";
            exact: "exact";
            hidden: "hidden";
            identified: "identified";
            noted: "noted";
            received: "received";
            restored: "restored";
        }>;
        inCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
            approved: "approved";
            comment: "comment";
            edited: "edited";
            hasIssues: "hasIssues";
            received: "received";
            rejected: "rejected";
        }>>;
        by: z.ZodMiniString<string>;
        position: z.ZodMiniNullable<z.ZodMiniInt>;
        status: z.ZodMiniNullable<z.ZodMiniEnum<{
            asked: "asked";
            "cannot-tell": "cannot-tell";
            changed: "changed";
            confirmed: "confirmed";
            hidden: "hidden";
            "not-wild": "not-wild";
            waiting: "waiting";
        }>>;
        species: z.ZodMiniNullable<z.ZodMiniString<string>>;
        text: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    revision: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ReviewRecord = z.infer<typeof ReviewRecord>;
