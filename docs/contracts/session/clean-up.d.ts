export declare const keyOfPerson: (name: string) => string;
export declare function cleanUpAtSignOut(presentPerson: () => string): () => void;
