export declare function visibleName(text: string): string;
