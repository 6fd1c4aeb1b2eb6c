import { settings } from '@aranya/shared/config';
import { useEffect } from 'react';

/** `title · Aranya`, while the page is shown. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${settings().brand.name}`;
  }, [title]);
}
