import * as z from 'zod/mini';
export interface GeoBox {
    west: number;
    south: number;
    east: number;
    north: number;
}
export declare function readGeoBox(text: string): GeoBox | undefined;
export declare const GeoBoxText: z.ZodMiniString<string>;
