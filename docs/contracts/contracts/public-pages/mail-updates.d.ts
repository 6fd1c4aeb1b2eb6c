import * as z from 'zod/mini';
export declare const MailUpdatesRequest: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    language: z.ZodMiniString<string>;
    consent: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export type MailUpdatesRequest = z.infer<typeof MailUpdatesRequest>;
export declare const MailUpdatesAnswer: z.ZodMiniObject<{
    received: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
