import type { Language } from '@aranya/shared/contracts';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { drawnLanguage, onLanguage, reading } from './chosen-language';
import { languageOf } from './digits';
import type { Reading } from './locale';
import { localeOf } from './locale';

const never = () => () => undefined;

/**
 * A prerendered part begins with its page's reading, even if the language changes before hydration.
 */
function useFirstReading(): Reading {
  const [part] = useState<{ first?: Reading }>({});
  const asDrawn = () => {
    part.first = drawnLanguage();
    return part.first;
  };
  // Must always return the first value: another value would make React render again.
  const first = () => {
    part.first ??= reading();
    return part.first;
  };
  return useSyncExternalStore(never, first, asDrawn);
}

/** After a change the previous page remains until the texts of the next language have loaded. */
export function useReading(): Reading {
  const first = useFirstReading();
  const [{ shown }, show] = useState({ shown: first });
  useEffect(() => {
    // Always a new object: texts of the same language may have loaded late.
    const follow = () => startTransition(() => show({ shown: reading() }));
    startTransition(() =>
      show((before) => (before.shown === reading() ? before : { shown: reading() })),
    );
    return onLanguage(follow);
  }, []);
  return shown;
}

export const useLanguage = (): Language => languageOf(useReading());

export const useLocale = (): string => localeOf(useReading());

export function useNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) => value.toLocaleString(locale);
}
