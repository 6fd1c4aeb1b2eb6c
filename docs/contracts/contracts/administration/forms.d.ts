import * as z from 'zod/mini';
export declare const FormState: z.ZodMiniEnum<{
    closed: "closed";
    closing: "closing";
    open: "open";
}>;
export type FormState = z.infer<typeof FormState>;
export declare const AdministeredForm: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    formId: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
        trial: "trial";
    }>;
    state: z.ZodMiniEnum<{
        closed: "closed";
        closing: "closing";
        open: "open";
    }>;
    notInCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
        deleted: "deleted";
        never: "never";
    }>>;
    hasPin: z.ZodMiniBoolean<boolean>;
    isGuarded: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    tile: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        region: z.ZodMiniString<string>;
        icon: z.ZodMiniEnum<{
            biomass: "biomass";
            boundary: "boundary";
            field: "field";
            institution: "institution";
            inventory: "inventory";
            market: "market";
            product: "product";
            production: "production";
            tree: "tree";
            water: "water";
        }>;
        place: z.ZodMiniInt;
        languages: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    people: z.ZodMiniNumber<number>;
    records: z.ZodMiniNumber<number>;
    lastRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type AdministeredForm = z.infer<typeof AdministeredForm>;
export declare const FormsAnswer: z.ZodMiniObject<{
    forms: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
            trial: "trial";
        }>;
        state: z.ZodMiniEnum<{
            closed: "closed";
            closing: "closing";
            open: "open";
        }>;
        notInCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
            deleted: "deleted";
            never: "never";
        }>>;
        hasPin: z.ZodMiniBoolean<boolean>;
        isGuarded: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tile: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            region: z.ZodMiniString<string>;
            icon: z.ZodMiniEnum<{
                biomass: "biomass";
                boundary: "boundary";
                field: "field";
                institution: "institution";
                inventory: "inventory";
                market: "market";
                product: "product";
                production: "production";
                tree: "tree";
                water: "water";
            }>;
            place: z.ZodMiniInt;
            languages: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        people: z.ZodMiniNumber<number>;
        records: z.ZodMiniNumber<number>;
        lastRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    openRequests: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type FormsAnswer = z.infer<typeof FormsAnswer>;
export declare const FormStateRequest: z.ZodMiniObject<{
    state: z.ZodMiniEnum<{
        closed: "closed";
        closing: "closing";
        open: "open";
    }>;
}, z.core.$strip>;
export declare const FormPin: z.ZodMiniString<string>;
export declare const FormPinRequest: z.ZodMiniObject<{
    pin: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const FormPeopleQuery: z.ZodMiniObject<{
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export declare const FormPerson: z.ZodMiniObject<{
    appUserId: z.ZodMiniNumber<number>;
    name: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    grantedAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FormPerson = z.infer<typeof FormPerson>;
export declare const FormPeopleAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    people: z.ZodMiniArray<z.ZodMiniObject<{
        appUserId: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        grantedAt: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormPeopleAnswer = z.infer<typeof FormPeopleAnswer>;
export declare const GrantAccessRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const WithdrawAccessRequest: z.ZodMiniObject<{
    appUserId: z.ZodMiniInt;
}, z.core.$strip>;
export declare const RequestState: z.ZodMiniEnum<{
    dismissed: "dismissed";
    granted: "granted";
    refused: "refused";
}>;
export type RequestState = z.infer<typeof RequestState>;
export declare const FormRequestsQuery: z.ZodMiniObject<{
    state: z.ZodMiniDefault<z.ZodMiniEnum<{
        dismissed: "dismissed";
        granted: "granted";
        refused: "refused";
    }>>;
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export type FormRequestsQuery = z.infer<typeof FormRequestsQuery>;
export declare const FormRequest: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    name: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    formId: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        dismissed: "dismissed";
        granted: "granted";
        refused: "refused";
    }>;
    attempts: z.ZodMiniNumber<number>;
    reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
    answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
    firstAt: z.ZodMiniString<string>;
    lastAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FormRequest = z.infer<typeof FormRequest>;
export declare const FormRequestsAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    requests: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            dismissed: "dismissed";
            granted: "granted";
            refused: "refused";
        }>;
        attempts: z.ZodMiniNumber<number>;
        reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
        answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
        firstAt: z.ZodMiniString<string>;
        lastAt: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormRequestsAnswer = z.infer<typeof FormRequestsAnswer>;
export declare const SettleRequest: z.ZodMiniObject<{
    action: z.ZodMiniEnum<{
        dismiss: "dismiss";
        grant: "grant";
    }>;
    answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type SettleRequest = z.infer<typeof SettleRequest>;
