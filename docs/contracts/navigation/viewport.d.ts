export declare function drawWithoutWindow(application: 'desktop' | 'mobile'): void;
export declare const useApplication: () => 'desktop' | 'mobile';
export declare const useReducedMotion: () => boolean;
