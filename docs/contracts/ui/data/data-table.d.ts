import type { SxProps, Theme } from '@mui/material/styles';
import type Table from '@mui/material/Table';
import type { ReactNode } from 'react';
export interface Column<Row> {
    name: string;
    cell: (row: Row, index: number) => ReactNode;
    kind?: 'head' | 'number' | 'action';
    sx?: SxProps<Theme>;
}
export interface DataTableProps<Row> {
    label: string;
    columns: readonly Column<Row>[];
    rows: readonly Row[];
    keyOf?: (row: Row, index: number) => string | number;
    isBusy?: boolean;
    look: typeof Table;
}
export declare function DataTable<Row>(props: DataTableProps<Row>): import("react").JSX.Element;
export declare function ScrollingTable<Row>(props: DataTableProps<Row>): import("react").JSX.Element;
