export declare function pauseMotion(pause: boolean): void;
export declare const useMotionPaused: () => boolean;
