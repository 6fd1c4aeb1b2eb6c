import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 300;

/** What a person typed, once they rest for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), REST_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return settled;
}
