import path from 'node:path';
import { translationsIn } from './catalogue-file';
import type { CatalogueFile } from './catalogues';

/** A word that a language says one thing with, and the one that it is not said with. */
interface RejectedWord {
  english: string;
  language: string;
  say: string;
  not: string;
}

const ROW = /^\| ([^|]+) \| ([a-z]{2,3}) \| ([^|]+) \| ([^|]+) \|$/gm;

/**
 * The rejected words of the guide for translators, each a row of its table.
 * @param guide docs/translating.md
 */
export const rejectedWords = (guide: string): RejectedWord[] =>
  [...guide.matchAll(ROW)].map(([, english = '', language = '', say = '', not = '']) => ({
    english,
    language,
    say,
    not,
  }));

/** With its plural, and nothing of a longer word. */
const isIn = (word: string, text: string) => new RegExp(`\\b${word}s?\\b`, 'i').test(text);

/** Words of these languages get their endings behind them. */
const beginsIn = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text);

/**
 * Translations that say a thing in a word that the guide rejects for it.
 * @param files all catalogues
 * @returns a sentence for each
 */
export function rejectedIn(
  files: readonly Pick<CatalogueFile, 'file' | 'content'>[],
  words: readonly RejectedWord[],
): string[] {
  return files.flatMap(({ file, content }) => {
    const language = path.basename(file, '.po');
    const deployable = path.basename(path.dirname(path.dirname(file)));
    const ofLanguage = words.filter((word) => word.language === language);
    return [...translationsIn(content, 'in use')].flatMap(([english, translation]) =>
      ofLanguage
        // A rejected word may be the beginning of the one to say.
        .filter(
          (word) =>
            isIn(word.english, english) && beginsIn(word.not, translation.replaceAll(word.say, '')),
        )
        .map(
          ({ say, not }) => `${deployable}, ${language}: “${english}” has “${not}”; say “${say}”.`,
        ),
    );
  });
}
