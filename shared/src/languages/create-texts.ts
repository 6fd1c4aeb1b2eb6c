import {
  AT_MOST_CHARACTERS,
  type Language,
  limitIn,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import english from '../../languages/texts.pot';
import { reading, showAgain } from './chosen-language';
import { languageOf } from './digits';
import type { Reading } from './locale';
import { localeOf } from './locale';
import { useReading } from './use-language';

type Values = Record<string, string | number | Date>;

interface Catalogue {
  default: Messages;
}

interface TextSources {
  /** Texts with placeholders or plural forms; all others are used as they are. */
  english: Messages;
  load: (language: Language) => Promise<Catalogue>;
}

export type TextOf = (english: string, values?: Values) => string;

interface Texts {
  /** Suspends until the catalogue has loaded. */
  useText: () => TextOf;
  /** For pages without React. */
  presentText: () => Promise<TextOf>;
}

/** @param messages of a language; English where it has none */
function textsIn(locale: Language, messages: Messages): TextOf {
  const locales = localeOf(locale);
  const texts = setupI18n({ locale, locales, messages: { [locale]: messages } });
  // The build parses catalogues; a text without catalogue has no placeholders.
  if (process.env.NODE_ENV === 'production') texts.setMessagesCompiler((text) => [text]);
  return (english, values) => {
    // Sentences of contract checks contain their number, which catalogues do not.
    const limit = values ? undefined : limitIn(english);
    if (limit === undefined) return texts.t(english, values);
    return texts.t(AT_MOST_CHARACTERS, { count: limit.toLocaleString(locales) });
  };
}

/** In milliseconds. */
const ASKED_AGAIN_AFTER_MS = [5_000, 30_000, 120_000];

/** Error states, dialogs, and messages of services and contracts, which all deployables share. */
const COMMON: TextSources = {
  english,
  load: (language) => import(`../../languages/${language}.po`),
};

/** Returns the same translation function for a reading each time. */
class Catalogues {
  readonly #english: TextOf;
  readonly #known = new Map<Reading, TextOf | Promise<TextOf>>();
  readonly #sources: TextSources;

  constructor(sources: TextSources) {
    this.#english = textsIn(SOURCE_LANGUAGE, { ...COMMON.english, ...sources.english });
    this.#known.set(SOURCE_LANGUAGE, this.#english);
    this.#sources = sources;
  }

  /** Returns the same promise each time: React renders a suspended part again and expects it. */
  in(reading: Reading): TextOf | Promise<TextOf> {
    const texts = this.#known.get(reading) ?? this.#load(reading);
    this.#known.set(reading, texts);
    return texts;
  }

  /**
   * Prevents that a part suspends.
   * @throws if the catalogue fails to load
   */
  async arrivalIn(reading: Reading): Promise<void> {
    if (this.#known.has(reading)) return;
    const texts = await this.#fetched(reading);
    if (!this.#known.has(reading)) this.#known.set(reading, texts);
  }

  async #load(reading: Reading): Promise<TextOf> {
    try {
      return await this.#fetched(reading);
    } catch (error) {
      console.warn(`There are no texts in ${reading}; they are shown in English.`, error);
      this.#askAgain(reading);
      return this.#english;
    }
  }

  async #fetched(reading: Reading): Promise<TextOf> {
    const language = languageOf(reading);
    // Loaded on demand, because few readers choose the digits of their script.
    const inDigits = reading === language ? undefined : import('./say-in-digits');
    const all = [COMMON, this.#sources];
    const translated = await Promise.all(all.map(({ load }) => load(language)));
    const messages = [
      ...all.map(({ english }) => english),
      ...translated.map((one) => one.default),
    ];
    const t = textsIn(language, Object.assign({}, ...messages));
    if (!inDigits) return t;
    const { sayInDigits } = await inDigits;
    return (english, values) => sayInDigits((put) => t(english, put), values, reading);
  }

  /** The page shows English meanwhile. */
  #askAgain(reading: Reading, [after, ...later] = ASKED_AGAIN_AFTER_MS) {
    if (after === undefined) return;
    setTimeout(async () => {
      try {
        const texts = await this.#fetched(reading);
        this.#known.set(reading, Promise.resolve(texts));
        showAgain();
      } catch {
        this.#askAgain(reading, later);
      }
    }, after);
  }
}

const known = new Set<Catalogues>();

/**
 * Loads the texts of the whole page before it is rendered or hydrated.
 * @param language with its digits, if they are not 0 to 9
 * @returns false if a catalogue failed to load
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

function useCatalogue(catalogues: Catalogues): TextOf {
  const texts = catalogues.in(useReading());
  return texts instanceof Promise ? use(texts) : texts;
}

/**
 * Marks a text for extraction into the catalogues. Contracts have their own copy of this function.
 */
export const message = <English extends string>(english: English): English => english;

/** Messages of services and contracts are passed to `text` unchanged. */
export function createTexts(sources: TextSources): Texts {
  const catalogues = new Catalogues(sources);
  known.add(catalogues);
  return {
    useText: () => useCatalogue(catalogues),
    presentText: async () => catalogues.in(reading()),
  };
}

export const { useText: useCommonText } = createTexts({
  english: {},
  load: async () => ({ default: {} }),
});
