import { Component, type ReactNode } from 'react';
interface RenderBoundaryProps {
    remote: string;
    onFailed: () => boolean;
    meanwhile: ReactNode;
    fallback: ReactNode;
    children: ReactNode;
}
export declare class RenderBoundary extends Component<RenderBoundaryProps, {
    failed: boolean;
    over: boolean;
}> {
    state: {
        failed: boolean;
        over: boolean;
    };
    static getDerivedStateFromError(): {
        failed: boolean;
    };
    componentDidMount(): void;
    componentDidCatch(error: unknown): void;
    render(): ReactNode;
}
export {};
