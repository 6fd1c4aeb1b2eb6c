import { type ReactElement, type ReactNode } from 'react';
export declare function withParts(text: string, parts: readonly ReactElement[]): ReactNode;
