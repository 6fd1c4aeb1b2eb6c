import { type ReactNode } from 'react';
import { type Bar } from './bar-chart';
interface ChartFigureProps {
    title: string;
    note: string;
    bars: readonly Bar[];
    nameTitle: string;
    valueTitle: string;
    lying?: boolean;
    most?: number;
    named?: (bar: Bar, index: number) => ReactNode;
}
export declare function ChartFigure({ title, note, bars, nameTitle, valueTitle, lying, most, named, }: ChartFigureProps): import("react").JSX.Element;
export {};
