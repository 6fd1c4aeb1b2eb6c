export declare function useOnNavigation(act: (key: string) => void): void;
