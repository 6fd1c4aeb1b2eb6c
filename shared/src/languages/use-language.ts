import type { Language } from '@aranya/shared/contracts';
import { startTransition, useEffect, useState } from 'react';
import { language, onLanguage } from './chosen-language';

/**
 * The language of the page. At a change the page stays as it is until the texts of the next language
 * are there.
 */
export function useLanguage(): Language {
  const [shown, show] = useState(language);
  useEffect(() => {
    const follow = () => startTransition(() => show(language()));
    follow();
    return onLanguage(follow);
  }, []);
  return shown;
}
