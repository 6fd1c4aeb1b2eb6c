import { type ReactNode } from 'react';
interface OptionalPartProps {
    fallback?: ReactNode;
    failed?: ReactNode;
    children: ReactNode;
}
export declare const OptionalPart: ({ fallback, failed, children }: OptionalPartProps) => import("react").JSX.Element;
export {};
