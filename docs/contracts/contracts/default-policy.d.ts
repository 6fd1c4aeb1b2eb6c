export declare const LEAFLET_MARKUP: readonly string[];
export declare const DEFAULT_POLICY = "default";
export declare function createHTML(text: string): string;
export declare function createDefaultPolicy(): void;
