import { type SxProps, type Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import type { ComponentProps, ReactNode } from 'react';
export declare const NARROW_TABLE = "@media screen and (max-width: 599px)";
interface TableRegionProps {
    label: string;
    children: ReactNode;
}
export declare function TableRegion({ label, children }: TableRegionProps): import("react").JSX.Element;
type CellProps = Omit<ComponentProps<typeof TableCell>, 'role'>;
interface StackingTableProps {
    label: string;
    columns: readonly (CellProps & {
        title: string;
    })[];
    isBusy?: boolean;
    sx?: SxProps<Theme>;
    children: ReactNode;
}
export declare const StackingTable: ({ label, columns, isBusy, sx, children, }: StackingTableProps) => import("react").JSX.Element;
interface RowProps {
    name: ReactNode;
    before?: ReactNode;
    sx?: SxProps<Theme>;
    children: ReactNode;
}
export declare const Row: ({ name, before, sx, children }: RowProps) => import("react").JSX.Element;
export declare const Cell: (props: CellProps) => import("react").JSX.Element;
export {};
