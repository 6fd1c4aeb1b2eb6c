import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Attribute of the link to a record, by which keys find it. */
export const RECORD_LINK = 'data-record';

/**
 * Moves the focus between the rows of a list, and keeps it near its place when the list changes.
 * @param rows of the list; another array is another answer
 */
export function useListFocus(place: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const links = () => [...(place.current?.querySelectorAll<HTMLElement>(`[${RECORD_LINK}]`) ?? [])];
  /** Row that gets the focus when the next answer is here; -1: none. */
  const afterwards = useRef(-1);
  const moveTo = (index: number) => {
    const all = links();
    all[Math.min(Math.max(index, 0), all.length - 1)]?.focus();
  };
  const onRows = useEffectEvent(() => {
    if (afterwards.current >= 0) moveTo(afterwards.current);
    // Lets the keys act at once on a page that has just opened: the shell focuses its whole content.
    // Title and filters stay in view.
    else if (document.activeElement?.contains(place.current)) {
      place.current?.focus({ preventScroll: true });
    }
    afterwards.current = -1;
  });
  useEffect(() => {
    if (rows) onRows();
  }, [rows]);
  /** Row with the focus; -1 without one. */
  const at = () => {
    const row = document.activeElement?.closest('[role="row"]');
    return row ? links().findIndex((link) => row.contains(link)) : -1;
  };
  return {
    at,
    moveTo,
    /** Gives the focus to the present row, or its successor, when the next answer is here. */
    stay: () => {
      afterwards.current = Math.max(at(), 0);
    },
  };
}
