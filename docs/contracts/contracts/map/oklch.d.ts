export type LinearRgb = readonly [red: number, green: number, blue: number];
export declare function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb;
export declare const oklchToHex: (lightness: number, chroma: number, hue: number) => string;
