import { type RefObject } from 'react';
export declare function usePhoto<Wanted>(ask: (wanted: Wanted, signal: AbortSignal) => Promise<Blob>, wanted: Wanted, place: RefObject<Element | null>): {
    address: string;
    isMissing: boolean;
};
