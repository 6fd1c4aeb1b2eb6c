import Table from '@mui/material/Table';
export declare const NARROW_TABLE = "@media screen and (max-width: 599px)";
export declare const StackingSheet: typeof Table;
