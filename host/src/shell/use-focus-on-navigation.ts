import { useLocation } from '@aranya/shared/navigation';
import { useEffect, useRef } from 'react';

/**
 * Keyboard and screen reader start at the top of a new page; a page that set the focus keeps it.
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
