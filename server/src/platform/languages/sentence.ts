import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { TextOf, Translations } from './translations';

/** A message as data, which is translated into the reader's language when it is sent. */
export interface Sentence {
  /** Key in the catalogues, with placeholders in braces: `The file {file} is missing.` */
  readonly english: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A message of another program, which is not translated. */
export interface Words {
  readonly words: string;
}

/** An instruction for the reader: in English on the console, or in terms of the page. */
export interface Way {
  /** Part of the English sentence, such as an option of the command. */
  readonly onConsole: string;
  readonly onPage: Sentence;
}

type Where = 'console' | 'page';

/** Numbers are formatted as in India; nested sentences use the language of the outer one. */
type Value = string | number | Sentence | Words | Way | List;

/** Names that are joined with commas. */
type List = readonly (string | Sentence)[];

type Places<English extends string> = English extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** Rejects a concatenated text, because no catalogue contains it. */
type Values<English extends string> =
  Record<never, never> extends Record<English, true>
    ? [never]
    : Places<English> extends never
      ? []
      : [Readonly<Record<Places<English>, Value>>];

/** `npm run languages` collects the English texts of these calls throughout the server. */
export const sentence = <const English extends string>(
  english: English,
  ...[values]: Values<English>
): Sentence => ({ english, values: values ?? {} });

export interface SaidIn {
  sentence: string;
  /** English when the translation is missing. */
  language: Language;
  /** The part that another program wrote, in English; absent in an English sentence. */
  words?: string;
}

export function sayIn(
  said: Sentence | Words,
  language: Language,
  translations: Translations,
): SaidIn {
  if ('words' in said) return { sentence: said.words, language: SOURCE_LANGUAGE };
  const text = translations.in(language);
  if (text(said.english) === said.english) {
    return { sentence: inWords(said, (english) => english), language: SOURCE_LANGUAGE };
  }
  const words = wordsIn(said);
  return { sentence: inWords(said, text), language, ...(words !== undefined && { words }) };
}

/** For commands and logs. */
export const inEnglish = (said: Sentence | Words): string =>
  inWords(said, (english) => english, 'console');

export function inWords(said: Sentence | Words, text: TextOf, where: Where = 'page'): string {
  if ('words' in said) return said.words;
  const { english, values } = said;
  return text(english).replace(/\{(\w+)\}/g, (place, name: string) => {
    return valueIn(values[name] ?? place, text, where);
  });
}

function valueIn(value: Value, text: TextOf, where: Where): string {
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map((one) => valueIn(one, text, where)).join(', ');
  if (!isWay(value)) return inWords(value, text, where);
  return where === 'console' ? value.onConsole : inWords(value.onPage, text);
}

/** The type of `Array.isArray` excludes readonly lists. */
const isList = (value: Exclude<Value, string | number>): value is List => Array.isArray(value);

const isWay = (value: Sentence | Words | Way): value is Way => 'onPage' in value;

function wordsIn(said: Sentence | Words): string | undefined {
  if ('words' in said) return said.words;
  for (const value of Object.values(said.values)) {
    if (typeof value !== 'object' || isList(value)) continue;
    const words = wordsIn(isWay(value) ? value.onPage : value);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The message is the English sentence. */
export class SaidError<Said extends Sentence | Words = Sentence | Words> extends Error {
  constructor(readonly said: Said) {
    super(inEnglish(said));
  }
}
