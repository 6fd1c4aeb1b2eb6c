export type Reading = string;
export declare function localeOf(reading: Reading): string;
export declare function dateIn(reading: Reading, moment: Date | string | number, options: Intl.DateTimeFormatOptions): string;
export declare function collatorOf(reading: Reading): Intl.Collator;
