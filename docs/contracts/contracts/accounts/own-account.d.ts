import * as z from 'zod/mini';
export declare const SignedInDevice: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    device: z.ZodMiniString<string>;
    signedInAt: z.ZodMiniString<string>;
    lastUsedAt: z.ZodMiniString<string>;
    isThisOne: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type SignedInDevice = z.infer<typeof SignedInDevice>;
export declare const SessionsAnswer: z.ZodMiniObject<{
    sessions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        device: z.ZodMiniString<string>;
        signedInAt: z.ZodMiniString<string>;
        lastUsedAt: z.ZodMiniString<string>;
        isThisOne: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;
export declare const EndSessionRequest: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
}, z.core.$strip>;
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;
export declare const DownloadAnswer: z.ZodMiniObject<{
    address: z.ZodMiniString<string>;
}, z.core.$strip>;
export type DownloadAnswer = z.infer<typeof DownloadAnswer>;
export declare const ClosingChoice: z.ZodMiniEnum<{
    anonymise: "anonymise";
    delete: "delete";
}>;
export type ClosingChoice = z.infer<typeof ClosingChoice>;
export declare const CloseAccountRequest: z.ZodMiniObject<{
    password: z.ZodMiniString<string>;
    choice: z.ZodMiniEnum<{
        anonymise: "anonymise";
        delete: "delete";
    }>;
}, z.core.$strip>;
export type CloseAccountRequest = z.infer<typeof CloseAccountRequest>;
export declare const CloseAccountAnswer: z.ZodMiniObject<{
    closesAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type CloseAccountAnswer = z.infer<typeof CloseAccountAnswer>;
export declare const KeepAccountRequest: z.ZodMiniObject<{
    phoneNumber: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type KeepAccountRequest = z.infer<typeof KeepAccountRequest>;
export declare const PublicChoices: z.ZodMiniObject<{
    nameIsPublic: z.ZodMiniBoolean<boolean>;
    photosArePublic: z.ZodMiniBoolean<boolean>;
    reviewMessages: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type PublicChoices = z.infer<typeof PublicChoices>;
