import type { Reading } from './locale';
export declare function sayInDigits<Values extends Readonly<Record<string, unknown>>>(say: (values: Values | undefined) => string, values: Values | undefined, reading: Reading): string;
