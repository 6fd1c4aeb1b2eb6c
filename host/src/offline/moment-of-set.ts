import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import { CACHE_PREFIX, cacheOf, STATE_ADDRESS } from './cache-names';
import type { SetState } from './set-state';

/** When the page that is kept for a time without network came; undefined where none is kept. */
export async function momentOfSet(): Promise<Date | undefined> {
  const kept = await caches.match(STATE_ADDRESS, { cacheName: CACHE_PREFIX });
  const { current }: Partial<SetState> = kept ? await kept.json() : {};
  if (!current) return undefined;
  const page = await caches.match(OFFLINE_PAGE, { cacheName: cacheOf(current), ignoreVary: true });
  const date = page?.headers.get('date');
  return date ? new Date(date) : undefined;
}
