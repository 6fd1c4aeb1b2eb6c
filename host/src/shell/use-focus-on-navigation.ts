import { useLocation } from '@aranya/shared/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page after a navigation, so that keyboard and screen reader start at
 * its top. A page that has set the focus itself retains it.
 * @returns ref for the element around the page
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
