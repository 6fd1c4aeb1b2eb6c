import { newCallId } from '@aranya/shared/api';
import { markQueue, publishQueueChange } from '@aranya/shared/session';
import type { IDBPObjectStore } from 'idb';
import { type QueueSchema, queueDatabase, type StoredEntry } from './queue-database';
import { type QueuedContent, QueuedEntry } from './queued-entry';

/** Limit against faults; people write fewer by hand. */
const MOST_ENTRIES = 100;

type Entries = IDBPObjectStore<QueueSchema, ['entries'], 'entries', 'readwrite'>;

/**
 * Changes the queue in one transaction: completely or not at all, even if the tab is closed or the disk is full. The
 * mark changes inside, since transactions of different tabs run one after the other.
 */
async function change(work: (entries: Entries) => Promise<void>): Promise<void> {
  const transaction = (await queueDatabase()).transaction('entries', 'readwrite', {
    durability: 'strict',
  });
  // Prevents an unhandled rejection if the work fails.
  transaction.done.catch(() => undefined);
  try {
    await work(transaction.store);
    markQueue((await transaction.store.count()) === 0);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The browser has aborted the transaction, because the disk is full.
    }
    throw error;
  }
  await transaction.done;
  publishQueueChange();
}

/** Entries that this release can read. */
export const readableOf = (stored: readonly StoredEntry[]): QueuedEntry[] =>
  stored.flatMap((one) => {
    const parsed = QueuedEntry.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

interface Written {
  /** Id of a call whose answer may have been lost, or of a record; a new one if absent. */
  id?: string;
  person: string;
  content: QueuedContent;
}

/**
 * Queues a person's input; an entry with the same id is replaced.
 * @throws if this device does not store it; the queue is unchanged then
 */
export async function enqueue({ id = newCallId(), person, content }: Written): Promise<void> {
  await change(async (entries) => {
    const all = await entries.getAll();
    if (all.length >= MOST_ENTRIES) throw new Error('Too much waits already.');
    // A later time than all others, because entries are sent in the order of this time.
    const times = readableOf(all).map(({ writtenAt }) => writtenAt + 1);
    const writtenAt = Math.max(Date.now(), ...times);
    await entries.put({ id, person, content, writtenAt, page: window.location.pathname });
  });
}

/** Readable entries of these people, the oldest first. */
export async function entriesOf(people: readonly string[]): Promise<QueuedEntry[]> {
  return readableOf(await (await queueDatabase()).getAll('entries'))
    .filter(({ person }) => people.includes(person))
    .sort((one, other) => one.writtenAt - other.writtenAt);
}

export async function entryOf(id: string): Promise<QueuedEntry | undefined> {
  const stored = await (await queueDatabase()).get('entries', id);
  return stored && readableOf([stored])[0];
}

/** Removes entries of any release. */
export async function removeEntries(ids: readonly string[]): Promise<void> {
  await change(async (entries) => {
    for (const id of ids) await entries.delete(id);
  });
}

/** Removes all entries of a person, also those of another release. */
export async function removeEntriesOf(person: string): Promise<void> {
  await change(async (entries) => {
    for (const stored of await entries.getAll()) {
      if (stored.person === person) await entries.delete(stored.id);
    }
  });
}

/** Stores the server's refusal of an entry, or removes it, so that the entry is sent again. */
export async function setRefusal(id: string, refusal?: QueuedEntry['refusal']): Promise<void> {
  await change(async (entries) => {
    const [known] = readableOf([await entries.get(id)].filter((one) => one !== undefined));
    // The entry may have been sent or removed meanwhile.
    if (known) await entries.put({ ...known, refusal });
  });
}

/** Marks a refused entry to be sent again unchanged. */
export const retryEntry = (id: string): Promise<void> => setRefusal(id);
