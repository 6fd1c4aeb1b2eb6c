import { getPublicCards, useQuery } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import type { PublicCards } from '@aranya/shared/contracts';
import { usePrerendered } from '@aranya/shared/prerendering';

/** How long the page waits for the server before it shows its samples, in milliseconds. */
const PATIENCE_MS = 4000;

const NONE: PublicCards = { campaigns: [], events: [] };

const onFailure = (error: unknown) => console.warn('The cards could not be loaded.', error);

interface ShownCards {
  loading: boolean;
  /** What an administrator published; nothing where nobody did, and where that is not known. */
  cards: PublicCards;
  /** True where the server did not tell what is published. */
  unknown: boolean;
  /** When the cards came, where this device kept them for a time without network. */
  keptAt: Date | undefined;
}

/** What the institute has of its own on the public pages. */
export function usePublicCards(): ShownCards {
  const prerendered = usePrerendered();
  const service = settings().services.publicCards ?? null;
  const { data, failure, keptAt, isFetching } = useQuery(
    (_: string, signal) => getPublicCards(signal),
    service,
    { onFailure, patienceMs: PATIENCE_MS },
  );
  // What can be read already stays until there are cards.
  return {
    loading: isFetching && !prerendered,
    cards: data ?? NONE,
    unknown: !data && failure !== '',
    keptAt,
  };
}
