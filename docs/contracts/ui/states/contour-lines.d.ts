export declare function ContourLines({ className, seed }: {
    className?: string;
    seed?: number;
}): import("react").JSX.Element;
