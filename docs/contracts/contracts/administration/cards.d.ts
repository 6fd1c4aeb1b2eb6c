import * as z from 'zod/mini';
export declare const CardKind: z.ZodMiniEnum<{
    campaign: "campaign";
    event: "event";
}>;
export type CardKind = z.infer<typeof CardKind>;
export declare const CardFields: z.ZodMiniObject<{
    kind: z.ZodMiniEnum<{
        campaign: "campaign";
        event: "event";
    }>;
    title: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
    place: z.ZodMiniString<string>;
    startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    picture: z.ZodMiniEnum<{
        community: "community";
        fields: "fields";
        flag: "flag";
        "forestry-kit": "forestry-kit";
        map: "map";
        notebook: "notebook";
        quadrat: "quadrat";
        table: "table";
        tree: "tree";
        validator: "validator";
    }>;
    link: z.ZodMiniString<string>;
    published: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type CardFields = z.infer<typeof CardFields>;
export declare const AdministeredCard: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    kind: z.ZodMiniEnum<{
        campaign: "campaign";
        event: "event";
    }>;
    title: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
    place: z.ZodMiniString<string>;
    startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
    picture: z.ZodMiniString<string>;
    link: z.ZodMiniString<string>;
    published: z.ZodMiniBoolean<boolean>;
    updatedAt: z.ZodMiniString<string>;
}, z.core.$strip>;
export type AdministeredCard = z.infer<typeof AdministeredCard>;
export declare const CardsAnswer: z.ZodMiniObject<{
    cards: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        kind: z.ZodMiniEnum<{
            campaign: "campaign";
            event: "event";
        }>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniString<string>;
        link: z.ZodMiniString<string>;
        published: z.ZodMiniBoolean<boolean>;
        updatedAt: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CardsAnswer = z.infer<typeof CardsAnswer>;
export declare const CardMadeAnswer: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export declare const CardOrderRequest: z.ZodMiniObject<{
    kind: z.ZodMiniEnum<{
        campaign: "campaign";
        event: "event";
    }>;
    ids: z.ZodMiniArray<z.ZodMiniInt>;
}, z.core.$strip>;
export declare const CARD_COLUMNS: readonly ["kind", "title", "text", "place", "startsOn", "endsOn", "picture", "link", "published"];
