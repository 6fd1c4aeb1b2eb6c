import * as z from 'zod/mini';
export declare const CARD_PICTURES: readonly ['fields', 'map', 'notebook', 'forestry-kit', 'flag', 'community', 'table', 'quadrat', 'validator', 'tree'];
export declare const PublicCard: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    title: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
    place: z.ZodMiniString<string>;
    startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    picture: z.ZodMiniString<string>;
    link: z.ZodMiniString<string>;
    past: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type PublicCard = z.infer<typeof PublicCard>;
export declare const PublicCards: z.ZodMiniObject<{
    campaigns: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniString<string>;
        link: z.ZodMiniString<string>;
        past: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    events: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniString<string>;
        link: z.ZodMiniString<string>;
        past: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type PublicCards = z.infer<typeof PublicCards>;
