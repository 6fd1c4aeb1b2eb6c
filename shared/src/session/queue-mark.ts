import { publish, subscribe } from '@aranya/shared/events';
import { anchored } from './anchor';

/**
 * The queue itself is in a database, which is slow to open: pages open it only if this mark is set.
 */

/** The value is another one after each change. */
const KEY = 'aranya-queue';

/**
 * Notifies every tab.
 * @throws if local storage is full
 */
export function markQueue(isEmpty: boolean) {
  if (isEmpty) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'));
}

/** Counts everybody's entries. */
export function hasQueueMark(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Notices changes of any tab.
 * @returns function that stops it
 */
export function onQueueChange(changed: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => {
    // Null: everything was removed.
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', inOtherTab);
  const stop = subscribe('queue/changed', changed);
  return () => {
    window.removeEventListener('storage', inOtherTab);
    stop();
  };
}

/** Other tabs see the mark. */
export const publishQueueChange = () => publish('queue/changed', {});

interface TendedQueue {
  is: boolean;
  load?: () => Promise<unknown>;
}

const tended = () => anchored('queue-tended', 1, (): TendedQueue => ({ is: false }));

/** Otherwise nothing is queued. */
export const isQueueTended = () => tended().is;

export function tendQueue() {
  tended().is = true;
}

/**
 * The queue makes calls, so the calls cannot import it.
 * @param load fetches `@aranya/shared/queue` when something is to be queued
 */
export function provideQueue(load: () => Promise<unknown>) {
  tended().load = load;
}

/** @throws Error if no page provided the queue */
export async function loadQueue(): Promise<unknown> {
  const { load } = tended();
  if (!load) throw new Error('This page provides no queue.');
  return load();
}
