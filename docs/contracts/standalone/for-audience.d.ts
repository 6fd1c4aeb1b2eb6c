import type { Audience } from '@aranya/shared/contracts';
import { type ReactNode } from 'react';
export declare const ForAudience: ({ audience, children }: {
    audience: Audience;
    children: ReactNode;
}) => string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
