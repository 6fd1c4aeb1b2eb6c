export interface OverlaySpecies {
    localName: string;
    hindi: string;
    odia: string | null;
    scientificName: string;
}
export declare const OVERLAY_SPECIES: readonly OverlaySpecies[];
export declare const readableName: (name: string) => string;
export declare const listedSpecies: (name: string) => OverlaySpecies | undefined;
interface NamedSpecies {
    localName: string | null;
    hindi: string | null;
    odia: string | null;
}
export declare const localNameIn: (language: string, species: NamedSpecies) => string | null;
export declare function speciesNameIn(language: string, written: string): string;
export declare const speciesLayerName: (scientificName: string) => string;
export {};
