import { type RefObject } from 'react';
export declare function useClosingDetails(): RefObject<HTMLDetailsElement | null>;
