export declare const serif = "\"Source Serif 4 Variable\", var(--indian-serif, \"Noto Serif Devanagari\", \"Noto Serif Oriya Variable\"), Georgia, serif";
export declare const headingFonts: string;
export declare const theme: import("@mui/material/styles").Theme;
