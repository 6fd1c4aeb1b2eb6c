import { type Language } from '@aranya/shared/contracts';
import { type Messages } from '@lingui/core';
type Values = Record<string, string | number | Date>;
interface Catalogue {
    default: Messages;
}
interface TextSources {
    english: Messages;
    load: (language: Language) => Promise<Catalogue>;
}
export type TextOf = (english: string, values?: Values) => string;
interface Texts {
    useText: () => TextOf;
    presentText: () => Promise<TextOf>;
}
export declare function textsArrived(language: Language): Promise<boolean>;
export declare const message: <English extends string>(english: English) => English;
export declare function createTexts(sources: TextSources): Texts;
export declare const useCommonText: () => TextOf;
export {};
