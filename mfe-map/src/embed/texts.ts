import { first, later } from '../../languages/texts.pot?embed';

/** Falls back to English. */
export type EmbedText = (english: string) => string;

/** English, and those with a catalogue. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(first)];

const textOf =
  (translations: Readonly<Record<string, string>> = {}): EmbedText =>
  (english) =>
    translations[english] ?? english;

export const firstText = (language: string): EmbedText => textOf(first[language]);

/** A map whose texts fail to load uses English. */
export async function laterText(language: string): Promise<EmbedText> {
  try {
    return textOf((await later[language]?.())?.default);
  } catch (error) {
    console.warn(`<aranya-map>: there are no words in "${language}" now.`, error);
    return textOf();
  }
}
