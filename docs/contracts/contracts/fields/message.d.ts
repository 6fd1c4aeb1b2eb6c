export declare const message: <English extends string>(english: English) => English;
export declare const messages: <const Table>(table: Table) => Table;
export declare const AT_MOST_CHARACTERS: "At most {count} characters.";
export declare const atMostCharacters: (limit: number) => string;
export declare function limitIn(said: string): number | undefined;
