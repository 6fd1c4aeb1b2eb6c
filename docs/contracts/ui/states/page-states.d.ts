import type { ReactNode } from 'react';
interface StateProps {
    title: string;
    titleAs?: 'h1' | 'p';
    children?: ReactNode;
    drawing?: ReactNode;
    action?: ReactNode;
}
export declare const EmptyState: (props: StateProps) => import("react").JSX.Element;
export declare function ErrorState({ onRetry, ...props }: StateProps & {
    onRetry?: () => void;
}): import("react").JSX.Element;
export declare function PageSkeleton({ lines }: {
    lines?: number;
}): import("react").JSX.Element;
export {};
