import { useLocation } from '@aranya/shared/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page after a navigation, so that keyboard and screen reader start at
 * its top; a page that has put the focus somewhere itself keeps it.
 * @returns for the element around the page
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!page.current?.contains(document.activeElement)) {
      page.current?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return page;
}
