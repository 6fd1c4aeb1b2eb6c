import * as z from 'zod/mini';
export declare const QueuedContent: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"profile">;
    changed: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"sign-out">;
    token: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"gap">;
    suggestion: z.ZodMiniObject<{
        userName: z.ZodMiniString<string>;
        fullName: z.ZodMiniString<string>;
        country: z.ZodMiniString<string>;
        sdg: z.ZodMiniString<string>;
        extraDetail: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"form-access">;
    formId: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    projectId: z.ZodMiniNumber<number>;
    roleId: z.ZodMiniNumber<number>;
    location: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"record">;
    formId: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    instanceId: z.ZodMiniString<string>;
    edits: z.ZodMiniOptional<z.ZodMiniString<string>>;
    deviceId: z.ZodMiniString<string>;
    xml: z.ZodMiniString<string>;
    files: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        content: z.ZodMiniCustom<Blob, Blob>;
    }, z.core.$strip>>;
    maxSubmissionBytes: z.ZodMiniNumber<number>;
}, z.core.$strip>], "kind">;
export type QueuedContent = z.infer<typeof QueuedContent>;
export declare const QueuedEntry: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    person: z.ZodMiniString<string>;
    writtenAt: z.ZodMiniNumber<number>;
    page: z.ZodMiniString<string>;
    content: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"profile">;
        changed: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"sign-out">;
        token: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"gap">;
        suggestion: z.ZodMiniObject<{
            userName: z.ZodMiniString<string>;
            fullName: z.ZodMiniString<string>;
            country: z.ZodMiniString<string>;
            sdg: z.ZodMiniString<string>;
            extraDetail: z.ZodMiniString<string>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"form-access">;
        formId: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        projectId: z.ZodMiniNumber<number>;
        roleId: z.ZodMiniNumber<number>;
        location: z.ZodMiniString<string>;
    }, z.core.$strip>, z.ZodMiniObject<{
        kind: z.ZodMiniLiteral<"record">;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        instanceId: z.ZodMiniString<string>;
        edits: z.ZodMiniOptional<z.ZodMiniString<string>>;
        deviceId: z.ZodMiniString<string>;
        xml: z.ZodMiniString<string>;
        files: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            content: z.ZodMiniCustom<Blob, Blob>;
        }, z.core.$strip>>;
        maxSubmissionBytes: z.ZodMiniNumber<number>;
    }, z.core.$strip>], "kind">;
    refusal: z.ZodMiniOptional<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        fields: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            field: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        retryAfterSeconds: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        closesAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type QueuedEntry = z.infer<typeof QueuedEntry>;
export declare const isWorthRetrying: ({ refusal }: QueuedEntry) => boolean;
export declare const addressOfNewest: ({ content, refusal }: QueuedEntry) => string | undefined;
