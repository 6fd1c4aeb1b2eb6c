import type { Language } from './languages';
export declare const brandIn: (language: Language, brand: string) => string;
