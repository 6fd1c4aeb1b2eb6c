import { type RefObject, useEffect, useState } from 'react';

function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling !== element && sibling instanceof HTMLElement && !sibling.inert,
  );
  return [...siblings, ...besides(parentElement)];
}

/** Shows an element in the whole window until Escape is pressed; the page behind it is inert. */
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
