import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Keyboard shortcuts find links to records by this attribute. */
export const RECORD_LINK = 'data-record';

/**
 * Keeps the focused position when the list changes.
 * @param rows of the list; another array is another answer
 */
export function useListFocus(place: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const links = () => [...(place.current?.querySelectorAll<HTMLElement>(`[${RECORD_LINK}]`) ?? [])];
  /** Row that gets the focus with the next answer; -1: none. */
  const afterwards = useRef(-1);
  const moveTo = (index: number) => {
    const all = links();
    all[Math.min(Math.max(index, 0), all.length - 1)]?.focus();
  };
  const onRows = useEffectEvent(() => {
    if (afterwards.current >= 0) moveTo(afterwards.current);
    // The shell focuses the whole content of a new page. Focus on the list makes the keyboard shortcuts work at
    // once. Without scrolling, title and filters stay visible.
    else if (document.activeElement?.contains(place.current)) {
      place.current?.focus({ preventScroll: true });
    }
    afterwards.current = -1;
  });
  useEffect(() => {
    if (rows) onRows();
  }, [rows]);
  /** -1 without a focused row. */
  const at = () => {
    const row = document.activeElement?.closest('[role="row"]');
    return row ? links().findIndex((link) => row.contains(link)) : -1;
  };
  return {
    at,
    moveTo,
    /** Focuses the same position, where the next record may be, when the next answer arrives. */
    stay: () => {
      afterwards.current = Math.max(at(), 0);
    },
  };
}
