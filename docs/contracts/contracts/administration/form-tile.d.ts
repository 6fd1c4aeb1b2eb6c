import * as z from 'zod/mini';
export declare const FORM_ICONS: readonly ['tree', 'biomass', 'boundary', 'market', 'institution', 'production', 'water', 'inventory', 'product', 'field'];
export declare const TILE_LANGUAGES = 20;
export declare const FormTile: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    region: z.ZodMiniString<string>;
    icon: z.ZodMiniEnum<{
        biomass: "biomass";
        boundary: "boundary";
        field: "field";
        institution: "institution";
        inventory: "inventory";
        market: "market";
        product: "product";
        production: "production";
        tree: "tree";
        water: "water";
    }>;
    place: z.ZodMiniInt;
    languages: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type FormTile = z.infer<typeof FormTile>;
export declare const FormTileRequest: z.ZodMiniObject<{
    tile: z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        region: z.ZodMiniString<string>;
        icon: z.ZodMiniEnum<{
            biomass: "biomass";
            boundary: "boundary";
            field: "field";
            institution: "institution";
            inventory: "inventory";
            market: "market";
            product: "product";
            production: "production";
            tree: "tree";
            water: "water";
        }>;
        place: z.ZodMiniInt;
        languages: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    kind: z.ZodMiniEnum<{
        open: "open";
        targeted: "targeted";
    }>;
}, z.core.$strip>;
export type FormTileRequest = z.infer<typeof FormTileRequest>;
