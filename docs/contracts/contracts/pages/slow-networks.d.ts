export declare const SLOW_NETWORKS: readonly string[];
