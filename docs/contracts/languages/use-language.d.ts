import type { Language } from '@aranya/shared/contracts';
import type { Reading } from './locale';
export declare function useReading(): Reading;
export declare const useLanguage: () => Language;
export declare const useLocale: () => string;
export declare function useNumber(): (value: number) => string;
