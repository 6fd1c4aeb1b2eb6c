export declare const speciesHue: (speciesName: string) => number;
export declare const speciesColour: (speciesName: string) => string;
