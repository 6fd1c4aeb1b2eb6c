import * as z from 'zod/mini';
import type { Language } from '../languages/languages';
export declare const AccountUser: z.ZodMiniObject<{
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
}, z.core.$strip>;
export type AccountUser = z.infer<typeof AccountUser>;
export declare const OdkInfo: z.ZodMiniObject<{
    odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
    isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
}, z.core.$strip>;
export type OdkInfo = z.infer<typeof OdkInfo>;
export declare const DeviceMarks: z.ZodMiniArray<z.ZodMiniString<string>>;
export declare const LoginRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type LoginRequest = z.infer<typeof LoginRequest>;
export declare const LoginAnswer: z.ZodMiniObject<{
    user: z.ZodMiniObject<{
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
    }, z.core.$strip>;
    token: z.ZodMiniString<string>;
    odkInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
        isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>>>;
    deviceMark: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type LoginAnswer = z.infer<typeof LoginAnswer>;
export declare const SignOutAnswer: z.ZodMiniObject<{
    signedOut: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const ORGANISATION_TYPES: readonly ["Community", "Government", "Academic and Research", "Civil Society", "Corporations", "Others"];
export declare const NewPin: z.ZodMiniString<string>;
export declare const CodeRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    pin: z.ZodMiniOptional<z.ZodMiniString<string>>;
    deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type CodeRequest = z.infer<typeof CodeRequest>;
export declare const DeclaredAge: z.ZodMiniEnum<{
    "ten-or-older": "ten-or-older";
    "under-ten": "under-ten";
    "under-ten-with-guardian": "under-ten-with-guardian";
}>;
export type DeclaredAge = z.infer<typeof DeclaredAge>;
export declare const RegistrationRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    pin: z.ZodMiniString<string>;
    age: z.ZodMiniEnum<{
        "ten-or-older": "ten-or-older";
        "under-ten": "under-ten";
        "under-ten-with-guardian": "under-ten-with-guardian";
    }>;
    code: z.ZodMiniString<string>;
    deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;
export declare const RecoveryRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    pin: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type RecoveryRequest = z.infer<typeof RecoveryRequest>;
export declare const IdentityMessage: z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/identity">;
    outcome: z.ZodMiniEnum<{
        recovered: "recovered";
        registered: "registered";
    }>;
    phoneNumber: z.ZodMiniString<string>;
}, z.core.$strip>;
export type IdentityMessage = z.infer<typeof IdentityMessage>;
export interface LanguageMessage {
    type: 'aranya/language';
    language: Language;
}
