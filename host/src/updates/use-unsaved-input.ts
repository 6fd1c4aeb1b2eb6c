import { useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const LOOK_MS = 1000;

/**
 * Unsaved input is a changed field that is still on the page and not empty. A submitted form clears
 * its fields or leaves the page.
 */
export function useUnsavedInput(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const changed = new Set<Field>();
    const look = () => {
      for (const field of changed) {
        if (!field.isConnected || field.value === '') changed.delete(field);
      }
      setThere(changed.size > 0);
    };
    const noted = ({ target }: Event) => {
      if (isField(target)) changed.add(target);
      look();
    };
    document.addEventListener('input', noted, true);
    const timer = window.setInterval(look, LOOK_MS);
    return () => {
      document.removeEventListener('input', noted, true);
      window.clearInterval(timer);
    };
  }, []);
  return isThere;
}
