export declare const writtenLanguage: (written: string) => string | undefined;
