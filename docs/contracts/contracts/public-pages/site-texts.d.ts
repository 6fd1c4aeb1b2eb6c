import * as z from 'zod/mini';
export declare const TERMS_LIMIT = 40000;
export declare const TOOL_LINKS: readonly ['satelliteExtractor', 'motionSensor', 'forestryCollector', 'dataValidator'];
export type ToolLinkName = (typeof TOOL_LINKS)[number];
export declare const SiteLinksAnswer: z.ZodMiniObject<{
    links: z.ZodMiniObject<{
        dataExplorer: z.ZodMiniOptional<z.ZodMiniString<string>>;
        uavEngine: z.ZodMiniOptional<z.ZodMiniString<string>>;
        documentation: z.ZodMiniOptional<z.ZodMiniString<string>>;
        forum: z.ZodMiniOptional<z.ZodMiniString<string>>;
        instagram: z.ZodMiniOptional<z.ZodMiniString<string>>;
        youtube: z.ZodMiniOptional<z.ZodMiniString<string>>;
        github: z.ZodMiniOptional<z.ZodMiniString<string>>;
        x: z.ZodMiniOptional<z.ZodMiniString<string>>;
        linkedin: z.ZodMiniOptional<z.ZodMiniString<string>>;
        satelliteExtractor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        motionSensor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        forestryCollector: z.ZodMiniOptional<z.ZodMiniString<string>>;
        dataValidator: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SiteLinksAnswer = z.infer<typeof SiteLinksAnswer>;
export declare const SiteTermsAnswer: z.ZodMiniObject<{
    terms: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SiteTermsAnswer = z.infer<typeof SiteTermsAnswer>;
export declare const SiteLinksRequest: z.ZodMiniObject<{
    dataExplorer: z.ZodMiniString<string>;
    uavEngine: z.ZodMiniString<string>;
    documentation: z.ZodMiniString<string>;
    forum: z.ZodMiniString<string>;
    instagram: z.ZodMiniString<string>;
    youtube: z.ZodMiniString<string>;
    github: z.ZodMiniString<string>;
    x: z.ZodMiniString<string>;
    linkedin: z.ZodMiniString<string>;
    satelliteExtractor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    motionSensor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    forestryCollector: z.ZodMiniOptional<z.ZodMiniString<string>>;
    dataValidator: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type SiteLinksRequest = z.infer<typeof SiteLinksRequest>;
export declare const SiteTermsRequest: z.ZodMiniObject<{
    terms: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SiteTermsRequest = z.infer<typeof SiteTermsRequest>;
export type SiteLinkName = keyof SiteLinksRequest;
