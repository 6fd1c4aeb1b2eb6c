export declare const savesData: () => boolean;
export declare const useLittleData: () => boolean;
