import * as z from 'zod/mini';
export declare const ProfileRequest: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ProfileRequest = z.infer<typeof ProfileRequest>;
export declare const ProfileAnswer: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    password: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    userImageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    organization: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    organizationName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    webURL: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    feedback: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    odkUserId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    isTrialFormCompleted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    mobileCompanyName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    language: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    isCommForUser: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>>;
    isAdministrator: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    isReviewer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    contributions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    odkInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
        isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;
export declare const ProfileUpdateRequest: z.ZodMiniObject<{
    token: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    organization: z.ZodMiniString<string>;
    organizationName: z.ZodMiniString<string>;
    address: z.ZodMiniString<string>;
    webURL: z.ZodMiniString<string>;
    mobileCompanyName: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ProfileUpdateRequest = z.infer<typeof ProfileUpdateRequest>;
export declare const LanguageRequest: z.ZodMiniObject<{
    language: z.ZodMiniString<string>;
}, z.core.$strip>;
export type LanguageRequest = z.infer<typeof LanguageRequest>;
export declare const LanguageAnswer: z.ZodMiniObject<{
    language: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const ProfileImageRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    base64Data: z.ZodMiniString<string>;
    token: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ProfileImageRequest = z.infer<typeof ProfileImageRequest>;
export declare const ProfileImageAnswer: z.ZodMiniObject<{
    userImageUri: z.ZodMiniString<string>;
}, z.core.$strip>;
