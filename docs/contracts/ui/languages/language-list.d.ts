interface LanguageListProps {
    className?: string;
    onChoose?: () => void;
}
export declare function LanguageList({ className, onChoose }: LanguageListProps): import("react").JSX.Element | null;
export {};
