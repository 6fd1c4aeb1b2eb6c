import { useEffect, useRef } from 'react';

const focusIsLost = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return activeElement.matches(
    ':disabled, [role="dialog"] *, [role="dialog"], [role="alertdialog"] *',
  );
};

/**
 * Moves the focus when an action ends whose button is disabled by then, so that keyboard users
 * continue there and not at the top of the page.
 * @param target next control; looked up when the action ends
 */
export function useFocusAfter(busy: boolean, target: () => HTMLElement | null) {
  const was = useRef(busy);
  useEffect(() => {
    if (was.current && !busy && focusIsLost()) target()?.focus();
    was.current = busy;
  });
}
