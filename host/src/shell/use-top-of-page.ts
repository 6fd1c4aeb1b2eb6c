import { useLocation } from '@aranya/shared/navigation';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Back and Forward are left to the browser, which restores the position; another query of the same
 * page does not scroll.
 */
export function useTopOfPage() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname + hash);
  useLayoutEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    if (type === 'POP') return;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, type]);
}
