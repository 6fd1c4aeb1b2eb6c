export interface Bar {
    name: string;
    value: number;
}
interface BarChartProps {
    bars: readonly Bar[];
    valueTitle: string;
    nameTitle: string;
    lying?: boolean;
    label: string;
}
export declare const LYING_HIGH = 44;
export declare function BarChart({ bars, valueTitle, nameTitle, lying, label }: BarChartProps): import("react").JSX.Element;
export {};
