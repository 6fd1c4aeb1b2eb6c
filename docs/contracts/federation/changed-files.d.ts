type Listener = (url: string) => void;
export declare const changedFileText: (url: string) => string;
export declare function examineFile(address: string, integrity: string): Promise<boolean>;
export declare function changedFileOf(manifestUrl: string): Promise<string | undefined>;
export declare function fetchExaminedAgain(manifestUrl: string): Promise<void>;
export declare function onChangedFile(listener: Listener): () => void;
export declare function watchForChangedFiles(): void;
export {};
