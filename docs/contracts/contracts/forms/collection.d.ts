import * as z from 'zod/mini';
export declare const CreateAppUserRequest: z.ZodMiniObject<{
    displayName: z.ZodMiniString<string>;
    projectId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    phoneNumber: z.ZodMiniString<string>;
    location: z.ZodMiniString<string>;
}, z.core.$strip>;
export type CreateAppUserRequest = z.infer<typeof CreateAppUserRequest>;
export declare const CreateAppUserAnswer: z.ZodMiniObject<{
    id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>;
    token: z.ZodMiniString<string>;
}, z.core.$strip>;
export type CreateAppUserAnswer = z.infer<typeof CreateAppUserAnswer>;
export declare const FormAccessRequest: z.ZodMiniObject<{
    projectId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    formId: z.ZodMiniString<string>;
    roleId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    userId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    location: z.ZodMiniString<string>;
    pin: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type FormAccessRequest = z.infer<typeof FormAccessRequest>;
export declare const FormAccessAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const FormRequestRequest: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
}, z.core.$strip>;
export type FormRequestRequest = z.infer<typeof FormRequestRequest>;
export declare const FormRequestAnswer: z.ZodMiniObject<{
    waits: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const OwnFormRequest: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        granted: "granted";
        refused: "refused";
        waiting: "waiting";
    }>;
    answer: z.ZodMiniString<string>;
}, z.core.$strip>;
export type OwnFormRequest = z.infer<typeof OwnFormRequest>;
export declare const OwnFormRequestsAnswer: z.ZodMiniObject<{
    requests: z.ZodMiniArray<z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            granted: "granted";
            refused: "refused";
            waiting: "waiting";
        }>;
        answer: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type OwnFormRequestsAnswer = z.infer<typeof OwnFormRequestsAnswer>;
export declare const FormCatalogueAnswer: z.ZodMiniObject<{
    targeted: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        name2: z.ZodMiniString<string>;
        formId: z.ZodMiniString<string>;
        roleId: z.ZodMiniNumber<number>;
        projectId: z.ZodMiniNumber<number>;
        icon: z.ZodMiniString<string>;
        location: z.ZodMiniLiteral<"other">;
        languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
    open: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        name2: z.ZodMiniString<string>;
        formId: z.ZodMiniString<string>;
        roleId: z.ZodMiniNumber<number>;
        projectId: z.ZodMiniNumber<number>;
        icon: z.ZodMiniString<string>;
        location: z.ZodMiniLiteral<"other">;
        languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type FormCatalogueAnswer = z.infer<typeof FormCatalogueAnswer>;
export declare const TrialCompletedRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    token: z.ZodMiniString<string>;
    location: z.ZodMiniString<string>;
}, z.core.$strip>;
export type TrialCompletedRequest = z.infer<typeof TrialCompletedRequest>;
export declare const TrialCompletedAnswer: z.ZodMiniObject<{
    isTrialFormCompleted: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const PhoneAnswer: z.ZodMiniObject<{
    knowsPhone: z.ZodMiniBoolean<boolean>;
    formListAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    lastSeenAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    trialRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    allFormAccess: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type PhoneAnswer = z.infer<typeof PhoneAnswer>;
export declare const CollectedDataRequest: z.ZodMiniObject<{
    userId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    userInsight: z.ZodMiniBoolean<boolean>;
    view: z.ZodMiniOptional<z.ZodMiniObject<{
        bbox: z.ZodMiniString<string>;
        zoom: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CollectedDataRequest = z.infer<typeof CollectedDataRequest>;
export declare const CollectedPoint: z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    speciesType: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    speciesLocation: z.ZodMiniUnknown;
    submissionDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    hasIssues: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    recordId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    count: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strip>;
export type CollectedPoint = z.infer<typeof CollectedPoint>;
export declare const CollectedDataAnswer: z.ZodMiniArray<z.ZodMiniObject<{
    speciesName: z.ZodMiniString<string>;
    localName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    speciesType: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    speciesLocation: z.ZodMiniUnknown;
    submissionDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    hasIssues: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    recordId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    count: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strip>>;
