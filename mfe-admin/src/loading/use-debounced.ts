import { useEffect, useState } from 'react';

/** Pause in typing before a request, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Returns the typed text after a pause in typing (debounce). */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return debounced;
}
