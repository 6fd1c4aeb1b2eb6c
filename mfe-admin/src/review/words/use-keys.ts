import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements in which letters are typed. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * Handles single keys while the focus is inside an element: elsewhere a letter must do nothing (WCAG 2.1.4). Keys
 * with Control, Alt or Meta belong to the browser.
 */
export function useKeys(
  place: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (!act || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    place.current?.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => leaving.abort();
  }, [place]);
}
