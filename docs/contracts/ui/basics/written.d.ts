interface WrittenProps {
    children: string | null;
    otherwise?: string;
}
export declare function Written({ children, otherwise }: WrittenProps): string | import("react").JSX.Element;
export declare const withWritten: (text: string, written: string) => import("react").ReactNode;
export {};
