export declare const PROVIDED_MODULES: readonly (() => Promise<unknown>)[];
