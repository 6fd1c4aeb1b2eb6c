export declare function withoutStyleAttributes(html: string): {
    html: string;
    styles: [string, string][];
};
export declare function adoptStyleAttributes(root: HTMLElement): void;
