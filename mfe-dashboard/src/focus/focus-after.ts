import { useEffect, useRef } from 'react';

/** True where the control that had the focus is disabled, gone, or in a dialog that is closing. */
const focusIsLost = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return activeElement.matches(
    ':disabled, [role="dialog"] *, [role="dialog"], [role="alertdialog"] *',
  );
};

/**
 * Hands the focus on when something ends whose button is disabled by then, so that somebody who
 * works with the keyboard goes on from there and not from the top of the page.
 * @param busy true while it lasts
 * @param target what comes next; looked up when it ends
 */
export function useFocusAfter(busy: boolean, target: () => HTMLElement | null) {
  const was = useRef(busy);
  useEffect(() => {
    if (was.current && !busy && focusIsLost()) target()?.focus();
    was.current = busy;
  });
}
