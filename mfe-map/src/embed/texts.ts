import { first, later } from '../../languages/texts.pot?embed';

/** Gives a text of the embedded map in its language; in English where it has no translation. */
export type EmbedText = (english: string) => string;

/** Languages of the map's own words: English, and what has a catalogue. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(first)];

const textOf =
  (translations: Readonly<Record<string, string>> = {}): EmbedText =>
  (english) =>
    translations[english] ?? english;

/** What is said before the parts of the map have come. */
export const firstText = (language: string): EmbedText => textOf(first[language]);

/** What the map says then. A map whose words do not come speaks English. */
export async function laterText(language: string): Promise<EmbedText> {
  try {
    return textOf((await later[language]?.())?.default);
  } catch (error) {
    console.warn(`<aranya-map>: there are no words in "${language}" now.`, error);
    return textOf();
  }
}
