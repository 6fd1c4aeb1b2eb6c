interface AsOfProps {
    at: Date | undefined;
}
export declare function AsOf({ at }: AsOfProps): import("react").JSX.Element | null;
export {};
