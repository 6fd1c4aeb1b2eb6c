import { type ReactNode } from 'react';
interface MessageDialogProps {
    message: string;
    children?: ReactNode;
    onClose: () => void;
}
export declare function MessageDialog({ message, children, onClose }: MessageDialogProps): import("react").JSX.Element;
export {};
