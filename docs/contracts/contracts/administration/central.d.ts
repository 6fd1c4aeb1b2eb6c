import * as z from 'zod/mini';
export declare const CentralAppUsersQuery: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export type CentralAppUsersQuery = z.infer<typeof CentralAppUsersQuery>;
export declare const CentralAppUser: z.ZodMiniObject<{
    centralId: z.ZodMiniNumber<number>;
    displayName: z.ZodMiniString<string>;
    active: z.ZodMiniBoolean<boolean>;
    ending: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    records: z.ZodMiniNumber<number>;
    person: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    suggestion: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CentralAppUser = z.infer<typeof CentralAppUser>;
export declare const CentralAppUsersAnswer: z.ZodMiniObject<{
    problem: z.ZodMiniNullable<z.ZodMiniString<string>>;
    total: z.ZodMiniNumber<number>;
    appUsers: z.ZodMiniArray<z.ZodMiniObject<{
        centralId: z.ZodMiniNumber<number>;
        displayName: z.ZodMiniString<string>;
        active: z.ZodMiniBoolean<boolean>;
        ending: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        records: z.ZodMiniNumber<number>;
        person: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        suggestion: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CentralAppUsersAnswer = z.infer<typeof CentralAppUsersAnswer>;
export declare const CentralFaultAnswer: z.ZodMiniObject<{
    fault: z.ZodMiniNullable<z.ZodMiniObject<{
        sentence: z.ZodMiniString<string>;
        since: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CentralFaultAnswer = z.infer<typeof CentralFaultAnswer>;
export declare const LinkAppUserRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const CentralForm: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    versionHere: z.ZodMiniNullable<z.ZodMiniString<string>>;
    state: z.ZodMiniEnum<{
        closed: "closed";
        closing: "closing";
        open: "open";
    }>;
}, z.core.$strip>;
export type CentralForm = z.infer<typeof CentralForm>;
export declare const CentralFormsAnswer: z.ZodMiniObject<{
    problem: z.ZodMiniNullable<z.ZodMiniString<string>>;
    forms: z.ZodMiniArray<z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        versionHere: z.ZodMiniNullable<z.ZodMiniString<string>>;
        state: z.ZodMiniEnum<{
            closed: "closed";
            closing: "closing";
            open: "open";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CentralFormsAnswer = z.infer<typeof CentralFormsAnswer>;
export declare const TakeOverFormRequest: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    check: z.ZodMiniEnum<{
        no: "no";
        yes: "yes";
    }>;
    kind: z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
    }>;
}, z.core.$strip>;
export type TakeOverFormRequest = z.infer<typeof TakeOverFormRequest>;
