export interface QueryState<Data> {
    data: Data | undefined;
    currentData: Data | undefined;
    isFetching: boolean;
    keptAt?: Date | undefined;
    failure: string;
    refetch: () => void;
    replace: (data: Data) => void;
}
interface QueryOptions {
    onFailure?: (error: unknown) => void;
    patienceMs?: number;
}
export declare function useQuery<Question, Data>(ask: (question: Question, signal: AbortSignal) => Promise<Data>, question: Question | null, { onFailure, patienceMs }?: QueryOptions): QueryState<Data>;
export {};
