import { getPublicCards, useQuery } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import type { PublicCards } from '@aranya/shared/contracts';
import { usePrerendered } from '@aranya/shared/prerendering';

/** Timeout before the page shows its samples, in milliseconds. */
const TIMEOUT_MS = 4000;

const NONE: PublicCards = { campaigns: [], events: [] };

const onFailure = (error: unknown) => console.warn('The cards could not be loaded.', error);

/** Loads the institute's own cards on the public pages. */
export function usePublicCards() {
  const prerendered = usePrerendered();
  const service = settings().services.publicCards ?? null;
  const { data, failure, keptAt, isFetching } = useQuery(
    (_: string, signal) => getPublicCards(signal),
    service,
    { onFailure, patienceMs: TIMEOUT_MS },
  );
  return {
    /** Visible content stays until the cards are loaded. */
    loading: isFetching && !prerendered,
    /** Published cards; empty if there are none or they could not be loaded. */
    cards: data ?? NONE,
    /** True if the server did not return the cards. */
    unknown: !data && failure !== '',
    /** Date of the cards, if they are an offline copy on this device. */
    keptAt,
  };
}
