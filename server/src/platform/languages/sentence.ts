import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { TextOf, Translations } from './translations';

/** Something that this server says, as data: it becomes words where it is answered, in the reader's language. */
export interface Sentence {
  /** As the catalogues have it, its places in braces: `The file {file} is missing.` */
  readonly english: string;
  /** What stands in the places. */
  readonly values: Readonly<Record<string, Value>>;
}

/** What another program says. It stays as it came, in English. */
export interface Words {
  readonly words: string;
}

/** How a reader does what is to be done: at the console in English, on a page by what the page has. */
export interface Way {
  /** As a part of the English sentence, such as an option of the command. */
  readonly onConsole: string;
  readonly onPage: Sentence;
}

/** Where a sentence is read. */
type Where = 'console' | 'page';

/** A number is written as India does; what is said is said in the language of what is around it. */
type Value = string | number | Sentence | Words | Way | List;

/** Names one after the other, with commas between. */
type List = readonly (string | Sentence)[];

type Places<English extends string> = English extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** A value for each place. A text that is put together is refused: no catalogue would have it. */
type Values<English extends string> =
  Record<never, never> extends Record<English, true>
    ? [never]
    : Places<English> extends never
      ? []
      : [Readonly<Record<Places<English>, Value>>];

/** Makes a sentence. `npm run languages` finds the English texts in these calls, anywhere in the server. */
export const sentence = <const English extends string>(
  english: English,
  ...[values]: Values<English>
): Sentence => ({ english, values: values ?? {} });

/** What a reader gets. */
export interface SaidIn {
  sentence: string;
  /** Of the sentence: English where there is no translation. */
  language: Language;
  /** Part of the sentence that another program said, in English; absent in an English one. */
  words?: string;
}

/** Says it in a language. */
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

/** Says it in English, for commands and logs. */
export const inEnglish = (said: Sentence | Words): string =>
  inWords(said, (english) => english, 'console');

/** Says it. @param text the translations of the language */
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

/** `Array.isArray` knows no list that is only read. */
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

/** An error that is told to who sent what is wrong. Its message is the English one. */
export class SaidError<Said extends Sentence | Words = Sentence | Words> extends Error {
  constructor(readonly said: Said) {
    super(inEnglish(said));
  }
}
