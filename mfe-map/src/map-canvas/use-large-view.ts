import { type RefObject, useEffect, useState } from 'react';

/** Returns all siblings of an element and of its ancestors up to the body. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling !== element && sibling instanceof HTMLElement && !sibling.inert,
  );
  return [...siblings, ...besides(parentElement)];
}

/**
 * Shows an element in the whole window until Escape is pressed. The page behind it is inert
 * meanwhile.
 * @returns whether it is large, and a function to change it
 */
export function useLargeView(element: RefObject<HTMLElement | null>) {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    if (!isLarge || !element.current) return;
    const behind = besides(element.current);
    for (const part of behind) part.inert = true;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    const back = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLarge(false);
    };
    document.addEventListener('keydown', back);
    return () => {
      for (const part of behind) part.inert = false;
      style.overflow = '';
      document.removeEventListener('keydown', back);
    };
  }, [isLarge, element]);
  return [isLarge, setLarge] as const;
}
