import type { ReactNode } from 'react';
interface ShellPlacesProps {
    before?: ReactNode;
    around?: (parts: ReactNode) => ReactNode;
    header?: ReactNode;
    page: ReactNode;
    footer?: ReactNode;
    after?: ReactNode;
}
export declare const ShellPlaces: ({ before, around, header, page, footer, after, }: ShellPlacesProps) => import("react").JSX.Element;
export {};
