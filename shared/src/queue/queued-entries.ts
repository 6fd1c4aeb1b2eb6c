import { newCallId } from '@aranya/shared/api';
import { markQueue, publishQueueChange } from '@aranya/shared/session';
import type { DBSchema, IDBPObjectStore } from 'idb';
import { openOnce } from '../device/open-once';
import { type QueuedContent, QueuedEntry } from './queued-entry';

/** Limit against faults; people write fewer by hand. */
const MOST_ENTRIES = 100;

/** Another release may have written it, so it is checked before it is used. */
interface StoredEntry {
  id: string;
  person: string;
  [field: string]: unknown;
}

interface QueueSchema extends DBSchema {
  entries: { key: string; value: StoredEntry };
}

/**
 * Separate from the database of cached answers: a release may delete those, but never entries that
 * people wrote.
 */
export const queueDatabase = openOnce<QueueSchema>('aranya-queue', 1, (database) => {
  database.createObjectStore('entries', { keyPath: 'id' });
});

type Entries = IDBPObjectStore<QueueSchema, ['entries'], 'entries', 'readwrite'>;

/**
 * One transaction, even if the tab is closed or the disk is full. The mark changes inside, since
 * transactions of different tabs run one after the other.
 */
async function change(work: (entries: Entries) => Promise<void>): Promise<void> {
  const { store, done } = (await queueDatabase()).transaction('entries', 'readwrite', {
    durability: 'strict',
  });
  const workAndMark = async () => {
    // Comes first, so that nothing is stored where the mark is forbidden: no page would look for it.
    markQueue(false);
    await work(store);
    if ((await store.count()) === 0) markQueue(true);
  };
  await Promise.all([workAndMark(), done]);
  publishQueueChange();
}

/** Readable by this release, the oldest first. */
export const readableOf = (stored: readonly unknown[]): QueuedEntry[] =>
  stored
    .flatMap((one) => {
      const parsed = QueuedEntry.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    })
    .sort((one, other) => one.writtenAt - other.writtenAt);

interface Written {
  /** Id of a call whose answer may have been lost, or of a record; a new one if absent. */
  id?: string;
  person: string;
  content: QueuedContent;
}

/**
 * Replaces an entry with the same id.
 * @throws if this device does not store it; the queue is unchanged then
 */
export async function enqueue({ id = newCallId(), person, content }: Written): Promise<void> {
  await change(async (entries) => {
    const all = await entries.getAll();
    if (all.length >= MOST_ENTRIES) throw new Error('Too much waits already.');
    // A later time than all others, because entries are sent in the order of this time.
    const newest = readableOf(all).at(-1)?.writtenAt ?? 0;
    const writtenAt = Math.max(Date.now(), newest + 1);
    await entries.put({ id, person, content, writtenAt, page: window.location.pathname });
  });
}

/** Includes entries of other releases and people. */
export async function storedEntries(): Promise<StoredEntry[]> {
  return (await queueDatabase()).getAll('entries');
}

/** Readable ones, the oldest first. */
export async function entriesOf(people: readonly string[]): Promise<QueuedEntry[]> {
  return readableOf(await storedEntries()).filter(({ person }) => people.includes(person));
}

export async function entryOf(id: string): Promise<QueuedEntry | undefined> {
  return readableOf([await (await queueDatabase()).get('entries', id)])[0];
}

export async function removeEntries(ids: readonly string[]): Promise<void> {
  await change(async (entries) => {
    for (const id of ids) await entries.delete(id);
  });
}

/** Includes entries of other releases. */
export async function removeEntriesOf(person: string): Promise<void> {
  const own = (await storedEntries()).filter((stored) => stored.person === person);
  await removeEntries(own.map(({ id }) => id));
}

/** Without a refusal, the entry is sent again unchanged. */
export async function setRefusal(id: string, refusal?: QueuedEntry['refusal']): Promise<void> {
  await change(async (entries) => {
    const [known] = readableOf([await entries.get(id)]);
    // The entry may have been sent or removed meanwhile.
    if (known) await entries.put({ ...known, refusal });
  });
}
