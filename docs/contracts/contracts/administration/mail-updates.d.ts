import * as z from 'zod/mini';
export declare const MailRecipientsQuery: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export type MailRecipientsQuery = z.infer<typeof MailRecipientsQuery>;
export declare const MailRecipientsFileQuery: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type MailRecipientsFileQuery = z.infer<typeof MailRecipientsFileQuery>;
export declare const MailRecipient: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    email: z.ZodMiniString<string>;
    language: z.ZodMiniString<string>;
    consentedAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type MailRecipient = z.infer<typeof MailRecipient>;
export declare const MailRecipientsAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    recipients: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        email: z.ZodMiniString<string>;
        language: z.ZodMiniString<string>;
        consentedAt: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type MailRecipientsAnswer = z.infer<typeof MailRecipientsAnswer>;
