import type { Language } from '@aranya/shared/contracts';
import { startTransition, useEffect, useState } from 'react';
import { language, onLanguage } from './chosen-language';
import { localeOf } from './locale';

/**
 * The language of the page. At a change the page stays as it is until the texts of the next language
 * are there.
 */
export function useLanguage(): Language {
  const [{ shown }, show] = useState(() => ({ shown: language() }));
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
