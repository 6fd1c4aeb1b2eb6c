export declare const LEAFLET_MARKUP: readonly string[];
export declare const FORM_MAP_SOURCE = "&#169; <a href=\"https://www.openstreetmap.org/copyright\" target=\"_blank\">OpenStreetMap</a> contributors.";
export declare const DEFAULT_POLICY = "default";
export declare function createHTML(text: string, _type?: string, sink?: string): string;
export declare function createDefaultPolicy(): void;
