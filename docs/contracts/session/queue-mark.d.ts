export declare function markQueue(isEmpty: boolean): void;
export declare function hasQueueMark(): boolean;
export declare function onQueueChange(changed: () => void): () => void;
export declare const publishQueueChange: () => void;
export declare const isQueueTended: () => boolean;
export declare function tendQueue(): void;
export declare function provideQueue(load: () => Promise<unknown>): void;
export declare function loadQueue(): Promise<unknown>;
