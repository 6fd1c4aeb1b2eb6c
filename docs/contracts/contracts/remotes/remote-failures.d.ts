import * as z from 'zod/mini';
export declare const RemoteFailureReport: z.ZodMiniObject<{
    remote: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    phase: z.ZodMiniString<string>;
    cause: z.ZodMiniString<string>;
    path: z.ZodMiniString<string>;
}, z.core.$strip>;
export type RemoteFailureReport = z.infer<typeof RemoteFailureReport>;
export declare const RemoteFailureAnswer: z.ZodMiniObject<{
    received: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const remoteFailureReport: (report: RemoteFailureReport) => RemoteFailureReport;
