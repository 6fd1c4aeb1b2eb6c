import { COPY_CONFIRMATION_MS } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useEffect, useState } from 'react';

export const COPIED = message('Link copied!');
export const NOT_COPIED = message('Failed to copy!');

/** A success is reported for 2 seconds, a failure until the next try. */
export function useCopy(text: string) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message !== COPIED) return;
    const timer = window.setTimeout(() => setMessage(''), COPY_CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [message]);

  const copy = async () => {
    setMessage('');
    try {
      // The clipboard is missing on pages without https.
      await navigator.clipboard.writeText(text);
      setMessage(COPIED);
    } catch (error) {
      console.warn('The clipboard refused.', error);
      setMessage(NOT_COPIED);
    }
  };

  return { message, copy };
}
