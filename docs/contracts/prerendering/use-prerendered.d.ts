export declare const useScripted: () => boolean;
export declare function usePrerendered(): boolean;
