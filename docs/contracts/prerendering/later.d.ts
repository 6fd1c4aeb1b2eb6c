import { type ReactNode } from 'react';
interface LaterProps {
    fallback?: ReactNode;
    children: ReactNode;
}
export declare const Later: ({ fallback, children }: LaterProps) => string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
export {};
