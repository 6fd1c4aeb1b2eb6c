import { first, later } from '../../languages/texts.pot?embed';

/** Translates a text of the embedded map; falls back to English. */
export type EmbedText = (english: string) => string;

/** Languages of the map: English, and those with a catalogue. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(first)];

const textOf =
  (translations: Readonly<Record<string, string>> = {}): EmbedText =>
  (english) =>
    translations[english] ?? english;

/** Returns the texts until the parts of the map have loaded. */
export const firstText = (language: string): EmbedText => textOf(first[language]);

/** Loads the texts for later. A map whose texts fail to load uses English. */
export async function laterText(language: string): Promise<EmbedText> {
  try {
    return textOf((await later[language]?.())?.default);
  } catch (error) {
    console.warn(`<aranya-map>: there are no words in "${language}" now.`, error);
    return textOf();
  }
}
