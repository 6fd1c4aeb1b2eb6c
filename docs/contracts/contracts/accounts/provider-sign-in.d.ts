import * as z from 'zod/mini';
export declare const ProviderSignInRequest: z.ZodMiniObject<{
    pageKey: z.ZodMiniString<string>;
    returnTo: z.ZodMiniURL;
}, z.core.$strip>;
export type ProviderSignInRequest = z.infer<typeof ProviderSignInRequest>;
export declare const ProviderAddress: z.ZodMiniObject<{
    address: z.ZodMiniURL;
}, z.core.$strip>;
export declare const ProviderTicketRequest: z.ZodMiniObject<{
    ticket: z.ZodMiniString<string>;
    pageKey: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ProviderTicketRequest = z.infer<typeof ProviderTicketRequest>;
export declare const PROVIDER_TROUBLES: readonly ['denied', 'expired', 'no-phone', 'provider'];
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];
