export declare function publishChunkFailures(): () => void;
