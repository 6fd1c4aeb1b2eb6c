import { readFileSync } from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { languagesIn } from './translated-routes';

/** Read before the map's parts have loaded, and afterwards. */
export const EMBED_SOURCES = {
  first: ['src/embed/element/cover-words.ts'],
  later: ['src/embed/words.ts', 'src/base-map/state-names.ts'],
} as const;

/** English to translation, without untranslated ones. */
export function textsOfSources(
  file: string | Buffer,
  sources: readonly string[],
): Record<string, string> {
  const { '': entries = {} } = po.parse(file, { validation: true }).translations;
  return Object.fromEntries(
    Object.values(entries).flatMap(({ msgid, msgstr: [text = ''], comments }) => {
      const places = comments?.reference?.split('\n') ?? [];
      return text !== '' && places.some((place) => sources.includes(place)) ? [[msgid, text]] : [];
    }),
  );
}

/** Module of `languages/texts.pot?embed`: the first texts, and a chunk per language. */
export function embedTexts(folder: string): string {
  const languages = languagesIn(folder);
  const first = languages.map((language) => {
    const file = readFileSync(path.join(folder, 'languages', `${language}.po`));
    return [language, textsOfSources(file, EMBED_SOURCES.first)];
  });
  const later = languages.map(
    (language) =>
      `${JSON.stringify(language)}: () => import(/* webpackChunkName: "words-${language}" */ "./${language}.po?embed")`,
  );
  return `export const first = ${JSON.stringify(Object.fromEntries(first))};
export const later = { ${later.join(', ')} };
`;
}
