import { type Breakpoint, type Theme } from '@mui/material/styles';
export declare const PageColumn: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<Theme>, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const PaperPanel: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<Theme>, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
export declare const columnsFrom: (breakpoint: Breakpoint, columns: string) => ({ theme }: {
    theme: Theme;
}) => {
    [x: string]: string | {
        gridTemplateColumns: string;
    };
    display: string;
    gap: string;
    gridTemplateColumns: string;
};
interface TwoColumnsProps {
    from: Breakpoint;
}
export declare const TwoColumns: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<Theme> & TwoColumnsProps, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export {};
