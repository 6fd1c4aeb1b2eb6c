import path from 'node:path';
import { translationsIn } from './catalogue-file';
import type { CatalogueFile } from './catalogues';

/** A language's preferred word for a term, and a rejected one. */
interface RejectedWord {
  english: string;
  language: string;
  say: string;
  not: string;
}

const ROW = /^\| ([^|]+) \| ([a-z]{2,3}) \| ([^|]+) \| ([^|]+) \|$/gm;

/** @param guide docs/translating.md, which has the table */
export const rejectedWords = (guide: string): RejectedWord[] =>
  [...guide.matchAll(ROW)].map(([, english = '', language = '', say = '', not = '']) => ({
    english,
    language,
    say,
    not,
  }));

/** Matches plurals, but not longer words. */
const isIn = (word: string, text: string) => new RegExp(`\\b${word}s?\\b`, 'i').test(text);

/** Languages may add suffixes to words. */
const beginsIn = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text);

/** @returns a sentence for each use of a rejected word */
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
        // The preferred word may begin with the rejected one.
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
