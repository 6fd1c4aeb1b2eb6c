export declare function BrandMark({ height }: {
    height?: number;
}): import("react").JSX.Element;
