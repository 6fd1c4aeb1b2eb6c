export declare const PICTURE = "picture ";
