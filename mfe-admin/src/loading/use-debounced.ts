import { useEffect, useState } from 'react';

/** How long typing must pause before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 300;

/** What a person typed, once they pause for a moment (debounce). */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return debounced;
}
