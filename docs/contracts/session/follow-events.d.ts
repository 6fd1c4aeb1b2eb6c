import type { AranyaStore } from './store';
export declare function followEvents({ getState, dispatch }: AranyaStore): void;
