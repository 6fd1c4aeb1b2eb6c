export declare function useOwnPhoto(): string;
