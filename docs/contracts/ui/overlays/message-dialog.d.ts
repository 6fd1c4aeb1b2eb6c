import type { ReactNode } from 'react';
interface MessageDialogProps {
    message: string;
    children?: ReactNode;
    actions?: ReactNode;
    onClose: () => void;
}
export declare function MessageDialog({ message, children, actions, onClose }: MessageDialogProps): import("react").JSX.Element;
export {};
