import type { Language } from './languages';
export declare const SOURCE_LANGUAGE = "en";
export declare const WHOLE_LANGUAGES: readonly string[];
export declare const nameOfLanguage: (language: Language) => string;
