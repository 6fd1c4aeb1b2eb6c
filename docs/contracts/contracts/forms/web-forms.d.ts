import * as z from 'zod/mini';
export declare const RECORD_PART = "xml_submission_file";
export declare const UNSUPPORTED_QUESTIONS: readonly ['audio', 'background-audio', 'background-location', 'barcode', 'date-time', 'drawing', 'encryption', 'external-app', 'file', 'signature', 'video'];
export type UnsupportedQuestion = (typeof UNSUPPORTED_QUESTIONS)[number];
export declare const WebFormParameters: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const WebFormFileParameters: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const WebFormFileQuery: z.ZodMiniObject<{
    hash: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const WebFormAttachment: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    hash: z.ZodMiniString<string>;
}, z.core.$strip>;
export type WebFormAttachment = z.infer<typeof WebFormAttachment>;
export declare const WebForm: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    hash: z.ZodMiniString<string>;
    xform: z.ZodMiniString<string>;
    attachments: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        hash: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    deviceId: z.ZodMiniString<string>;
    username: z.ZodMiniString<string>;
    maxSubmissionBytes: z.ZodMiniInt;
    unsupported: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type WebForm = z.infer<typeof WebForm>;
export declare const WebSubmissionQuery: z.ZodMiniObject<{
    deviceID: z.ZodMiniOptional<z.ZodMiniString<string>>;
    edits: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const WebSubmissionAnswer: z.ZodMiniObject<{
    instanceId: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        "already-stored": "already-stored";
        stored: "stored";
    }>;
}, z.core.$strip>;
export type WebSubmissionAnswer = z.infer<typeof WebSubmissionAnswer>;
export declare const OwnRecordInstance: z.ZodMiniObject<{
    formId: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    instance: z.ZodMiniString<string>;
    attachments: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        bytes: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$strip>>;
    editableUntil: z.ZodMiniString<string>;
}, z.core.$strip>;
export type OwnRecordInstance = z.infer<typeof OwnRecordInstance>;
export declare const OwnRecordFileParameters: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const DeleteRecordAnswer: z.ZodMiniObject<{
    deleted: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
