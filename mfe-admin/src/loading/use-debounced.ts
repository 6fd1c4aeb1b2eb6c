import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return debounced;
}
