export declare function ContourBand({ className, seed }: {
    className?: string;
    seed?: number;
}): import("react").JSX.Element;
