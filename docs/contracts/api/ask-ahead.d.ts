type Ask<Question, Data> = (question: Question, signal: AbortSignal) => Promise<Data>;
export declare function askAhead<Question, Data>(ask: Ask<Question, Data>, question: Question): Ask<Question, Data>;
export {};
