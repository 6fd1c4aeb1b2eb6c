import { type AlertProps } from '@mui/material/Alert';
interface FailureProps extends AlertProps {
    children: string | null;
}
export declare const Failure: ({ children, ...alert }: FailureProps) => "" | import("react").JSX.Element | null;
export {};
