import { type GetTextTranslation, po } from 'gettext-parser';
import type { TextPlaces } from './texts-of-deployable';

type Entries = Record<string, GetTextTranslation>;

/** @param which by default including unused texts */
export function translationsIn(
  file: string | undefined,
  which: 'all' | 'in use' = 'all',
): Map<string, string> {
  if (file === undefined) return new Map();
  const { translations, obsolete } = po.parse(file, { validation: true });
  const entries = { ...(which === 'all' && obsolete?.['']), ...translations[''] };
  return new Map(
    Object.values(entries)
      .filter(({ msgid, msgstr }) => msgid !== '' && msgstr[0])
      .map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
  );
}

/**
 * Translations of removed texts stay at the end, in case a text returns.
 * @param language of the translations; without it a template
 */
export function catalogueFile(
  texts: TextPlaces,
  translations: ReadonlyMap<string, string>,
  language?: string,
): string {
  const entry = (english: string, places: readonly string[]): GetTextTranslation => ({
    msgid: english,
    msgstr: [translations.get(english) ?? ''],
    ...(places.length > 0 && { comments: { reference: places.join('\n') } as never }),
  });
  const used: Entries = Object.fromEntries(
    [...texts].map(([english, places]) => [english, entry(english, places)]),
  );
  const gone: Entries = Object.fromEntries(
    [...translations.keys()]
      .filter((english) => !texts.has(english))
      .map((english) => [english, entry(english, [])]),
  );
  const compiled = po.compile(
    {
      charset: 'utf-8',
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
        ...(language && { Language: language }),
      },
      translations: { '': used },
      obsolete: { '': gone },
    },
    { foldLength: 0, sort: (one, other) => (one.msgid < other.msgid ? -1 : 1) },
  );
  return `${compiled.toString('utf8').trimEnd()}\n`;
}
