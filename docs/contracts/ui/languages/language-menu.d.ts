export declare function LanguageMenu({ className }: {
    className?: string;
}): import("react").JSX.Element | null;
