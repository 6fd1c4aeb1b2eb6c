import { useLocation } from '@aranya/shared/navigation';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Begins a new page at its top, or at the part that its address names. Back and forward are left to
 * the browser, which knows where the page stood; another query of the same page moves nothing.
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
