import type { Language } from '@aranya/shared/contracts';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { drawnLanguage, onLanguage, reading } from './chosen-language';
import { languageOf } from './digits';
import type { Reading } from './locale';
import { localeOf } from './locale';

const never = () => () => undefined;

/**
 * The language and digits in which a part begins. One that stands in the page already begins as it stands there, also where
 * it is taken over after the language has changed.
 */
function useFirstReading(): Reading {
  const [part] = useState<{ first?: Reading }>({});
  const asDrawn = () => {
    part.first = drawnLanguage();
    return part.first;
  };
  // The same answer ever after: React would draw the part once more otherwise.
  const first = () => {
    part.first ??= reading();
    return part.first;
  };
  return useSyncExternalStore(never, first, asDrawn);
}

/**
 * The language of the page, and its digits. At a change the page stays as it is until the texts of the next language
 * are there.
 */
export function useReading(): Reading {
  const first = useFirstReading();
  const [{ shown }, show] = useState({ shown: first });
  useEffect(() => {
    // Anew each time: texts of the same language may have come late.
    const follow = () => startTransition(() => show({ shown: reading() }));
    startTransition(() =>
      show((before) => (before.shown === reading() ? before : { shown: reading() })),
    );
    return onLanguage(follow);
  }, []);
  return shown;
}

/** The language of the page. */
export const useLanguage = (): Language => languageOf(useReading());

/** What `Intl` and `toLocaleString` write dates and numbers by: the language of the page and its digits, as in India. */
export const useLocale = (): string => localeOf(useReading());

/** Writes a number as the page's language does, in its digits. */
export function useNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => value.toLocaleString(locale);
}
