import type { Reading } from './digits';
export declare function sayInDigits<Values extends Readonly<Record<string, unknown>>>(say: (values: Values | undefined) => string, values: Values | undefined, reading: Reading): string;
