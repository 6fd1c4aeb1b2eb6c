import type { Language } from '@aranya/shared/contracts';
import { type Reading } from './locale';
export declare function readingOf(language: Language, ownDigits: boolean): Reading;
export declare const languageOf: (reading: Reading) => Language;
export declare const sampleOfDigits: (language: Language) => string | undefined;
