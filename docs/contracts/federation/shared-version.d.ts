export declare const SHARED_VERSION: string;
