import { type RefObject, useEffect, useRef } from 'react';
import { useOnNavigation } from './use-on-navigation';

/** Closes on navigation, an outside press or focus, and Escape, which returns the focus. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useOnNavigation(() => menu.current?.removeAttribute('open'));
  useEffect(() => {
    const closeBehind = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.removeAttribute('open');
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeBehind);
    document.addEventListener('focusin', closeBehind);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeBehind);
      document.removeEventListener('focusin', closeBehind);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return menu;
}
