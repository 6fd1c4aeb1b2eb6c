import { getPublicCards, useQuery } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import type { PublicCards } from '@aranya/shared/contracts';
import { usePrerendered } from '@aranya/shared/prerendering';

/** In milliseconds; then the page shows its samples. */
const TIMEOUT_MS = 4000;

const NONE: PublicCards = { campaigns: [], events: [] };

const onFailure = (error: unknown) => console.warn('The cards could not be loaded.', error);

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
    /** Empty if there are none or they could not be loaded. */
    cards: data ?? NONE,
    unknown: !data && failure !== '',
    /** Set if the cards are an offline copy on this device. */
    keptAt,
  };
}
