import { getPublicCards } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import type { PublicCards } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';

/** How long the page waits for the server before it shows its samples, in milliseconds. */
const PATIENCE_MS = 4000;

const NONE: PublicCards = { campaigns: [], events: [] };

/** What an administrator published; nothing where nobody did, and where the server does not answer. */
export function usePublicCards(): { loading: boolean; cards: PublicCards } {
  const [loading, setLoading] = useState(settings().services.publicCards !== undefined);
  const [cards, setCards] = useState(NONE);
  useEffect(() => {
    let here = true;
    const call = new AbortController();
    const timer = window.setTimeout(() => call.abort(), PATIENCE_MS);
    getPublicCards(call.signal)
      .then((answered) => here && answered && setCards(answered))
      .catch((error: unknown) => here && console.warn('The cards did not come.', error))
      .finally(() => {
        window.clearTimeout(timer);
        if (here) setLoading(false);
      });
    return () => {
      here = false;
      call.abort();
      window.clearTimeout(timer);
    };
  }, []);
  return { loading, cards };
}
