import type { Language } from '@aranya/shared/contracts';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { drawnLanguage, language, onLanguage } from './chosen-language';
import { localeOf } from './locale';

const never = () => () => undefined;

/**
 * The language in which a part begins. One that stands in the page already begins as it stands there, also where
 * it is taken over after the language has changed.
 */
function useFirstLanguage(): Language {
  const [part] = useState<{ first?: Language }>({});
  const asDrawn = () => {
    part.first = drawnLanguage();
    return part.first;
  };
  // The same answer ever after: React would draw the part once more otherwise.
  const first = () => {
    part.first ??= language();
    return part.first;
  };
  return useSyncExternalStore(never, first, asDrawn);
}

/**
 * The language of the page. At a change the page stays as it is until the texts of the next language
 * are there.
 */
export function useLanguage(): Language {
  const first = useFirstLanguage();
  const [{ shown }, show] = useState({ shown: first });
  useEffect(() => {
    // Anew each time: texts of the same language may have come late.
    const follow = () => startTransition(() => show({ shown: language() }));
    startTransition(() =>
      show((before) => (before.shown === language() ? before : { shown: language() })),
    );
    return onLanguage(follow);
  }, []);
  return shown;
}

/** What `Intl` and `toLocaleString` write dates and numbers by: the language of the page, as in India. */
export const useLocale = (): string => localeOf(useLanguage());
