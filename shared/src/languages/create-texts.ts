import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import english from '../../languages/texts.pot';
import { showAgain } from './chosen-language';
import { languageOf, type Reading, sayInDigits } from './digits';
import { localeOf } from './locale';
import { useReading } from './use-language';

/** What a text may have in its places. */
type Values = Record<string, string | number | Date>;

/** A catalogue as the build makes it from a PO file: what each English text is, taken apart. */
interface Catalogue {
  default: Messages;
}

interface TextSources {
  /** English texts that have places or plural forms; all others are what they are. */
  english: Messages;
  /** Fetches the catalogue of another language. */
  load: (language: Language) => Promise<Catalogue>;
}

/** Gives the text in the language of the page. */
export type TextOf = (english: string, values?: Values) => string;

interface Texts {
  /** The page's texts; waits (Suspense) until the catalogue of its language is there. */
  useText: () => TextOf;
}

/** @param messages of a language; English where it has none */
function textsIn(locale: Language, messages: Messages): I18n {
  const texts = setupI18n({ locale, locales: localeOf(locale), messages: { [locale]: messages } });
  // Catalogues are taken apart by the build; a text that is in none has no places.
  if (process.env.NODE_ENV === 'production') texts.setMessagesCompiler((text) => [text]);
  return texts;
}

/** A catalogue that did not come is asked for again after such times, in milliseconds. */
const ASKED_AGAIN_AFTER_MS = [5_000, 30_000, 120_000];

/** What all deployables say: error states, dialogs, and the sentences of services and contracts. */
const COMMON: TextSources = {
  english,
  load: (language) => import(`../../languages/${language}.po`),
};

/** The catalogues of one deployable that have been asked for. */
class Catalogues {
  readonly #english: I18n;
  readonly #known = new Map<Language, I18n | Promise<I18n>>();
  readonly #sources: TextSources;

  constructor(sources: TextSources) {
    this.#english = textsIn(SOURCE_LANGUAGE, { ...COMMON.english, ...sources.english });
    this.#known.set(SOURCE_LANGUAGE, this.#english);
    this.#sources = sources;
  }

  /** A promise stays one: a part that waited for it is drawn again by React as one that waits. */
  in(language: Language): I18n | Promise<I18n> {
    const texts = this.#known.get(language) ?? this.#load(language);
    this.#known.set(language, texts);
    return texts;
  }

  /** Fetches a catalogue before any part asks for it: then none waits. @throws where it does not come */
  async arrivalIn(language: Language): Promise<void> {
    if (this.#known.has(language)) return;
    const texts = await this.#fetched(language);
    if (!this.#known.has(language)) this.#known.set(language, texts);
  }

  async #load(language: Language): Promise<I18n> {
    try {
      return await this.#fetched(language);
    } catch (error) {
      console.warn(`There are no texts in ${language}; they are shown in English.`, error);
      this.#askAgain(language);
      return this.#english;
    }
  }

  async #fetched(language: Language): Promise<I18n> {
    const all = [COMMON, this.#sources];
    const translated = await Promise.all(all.map(({ load }) => load(language)));
    const messages = [
      ...all.map(({ english }) => english),
      ...translated.map((one) => one.default),
    ];
    return textsIn(language, Object.assign({}, ...messages));
  }

  /** The page stays in English meanwhile. */
  #askAgain(language: Language, [after, ...later] = ASKED_AGAIN_AFTER_MS) {
    if (after === undefined) return;
    setTimeout(async () => {
      try {
        const texts = await this.#fetched(language);
        this.#known.set(language, Promise.resolve(texts));
        showAgain();
      } catch {
        this.#askAgain(language, later);
      }
    }, after);
  }
}

/** Of every deployable in this page. */
const known = new Set<Catalogues>();

/**
 * Fetches the texts of all that is in the page, for what is drawn or taken over in one go.
 * @returns whether they are here
 */
export async function textsArrived(language: Language): Promise<boolean> {
  try {
    await Promise.all([...known].map((catalogues) => catalogues.arrivalIn(language)));
    return true;
  } catch (error) {
    console.warn(`There are no texts in ${language} yet.`, error);
    return false;
  }
}

/** Always the same function for a catalogue: what depends on it is not drawn again for nothing. */
const inOwnDigits = new WeakMap<I18n, TextOf>();

function textOf(texts: I18n, reading: Reading): TextOf {
  const inLanguage: TextOf = texts.t;
  // A language has one kind of digits of its own.
  if (reading === languageOf(reading)) return inLanguage;
  const text: TextOf =
    inOwnDigits.get(texts) ??
    ((english, values) => sayInDigits((put) => inLanguage(english, put), values, reading));
  inOwnDigits.set(texts, text);
  return text;
}

function useCatalogue(catalogues: Catalogues): TextOf {
  const reading = useReading();
  const texts = catalogues.in(languageOf(reading));
  return textOf(texts instanceof Promise ? use(texts) : texts, reading);
}

/**
 * Marks a text that is shown elsewhere, such as a name in a list: for translators, who find it so.
 * It is given to `text` where it is shown. Contracts, which know nothing of pages, have one of their own.
 */
export const message = <English extends string>(english: English): English => english;

/**
 * The texts of one deployable: its own catalogues in the language that all share, and what all of them say. The
 * sentences of services and contracts are given to `text` as they came.
 */
export function createTexts(sources: TextSources): Texts {
  const catalogues = new Catalogues(sources);
  known.add(catalogues);
  return {
    useText: () => useCatalogue(catalogues),
  };
}

/** What the parts say that all deployables share. */
export const { useText: useCommonText } = createTexts({
  english: {},
  load: async () => ({ default: {} }),
});
