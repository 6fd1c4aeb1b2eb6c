type Loading<Module> = {
    state: 'loading';
} | {
    state: 'ready';
    module: Module;
} | {
    state: 'failed';
    error: unknown;
};
export declare function useExpose<Module>(remote: string, expose: string, failure?: unknown): {
    loading: Loading<Module>;
    retry: () => void;
};
export {};
