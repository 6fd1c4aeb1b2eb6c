import { newCallId } from '@aranya/shared/api';
import { markQueue, publishQueueChange } from '@aranya/shared/session';
import type { IDBPObjectStore } from 'idb';
import { type QueueSchema, queueDatabase, type StoredEntry } from './queue-database';
import { type QueuedContent, QueuedEntry, subjectOf } from './queued-entry';

/** Limit against faults; people write fewer by hand. */
const MOST_ENTRIES = 100;

type Entries = IDBPObjectStore<QueueSchema, ['entries'], 'entries', 'readwrite'>;

/**
 * Changes the queue in one transaction: completely or not at all, even if the tab is closed or the disk is full. The
 * mark changes inside, since transactions of different tabs run one after the other.
 */
async function change<Result>(work: (entries: Entries) => Promise<Result>): Promise<Result> {
  const transaction = (await queueDatabase()).transaction('entries', 'readwrite', {
    durability: 'strict',
  });
  // Prevents an unhandled rejection if the work fails.
  transaction.done.catch(() => undefined);
  let result: Result;
  try {
    result = await work(transaction.store);
    markQueue((await transaction.store.count()) === 0);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The browser has aborted it: the disk is full.
    }
    throw error;
  }
  await transaction.done;
  publishQueueChange();
  return result;
}

/** Entries that this release can read. */
export const readableOf = (stored: readonly StoredEntry[]): QueuedEntry[] =>
  stored.flatMap((one) => {
    const parsed = QueuedEntry.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });

/** Replaces each readable entry by the result of `next`; undefined removes it. */
async function replaceEntries(next: (entry: QueuedEntry) => QueuedEntry | undefined) {
  await change(async (entries) => {
    for (const entry of readableOf(await entries.getAll())) {
      const replacement = next(entry);
      if (replacement === entry) continue;
      await entries.delete(entry.id);
      if (replacement) await entries.put(replacement);
    }
  });
}

interface Written {
  /** Id of a call whose answer may have been lost. */
  id?: string;
  person: string;
  content: QueuedContent;
  /** The attempt by which this tab sends it. */
  attempt?: string;
}

const newEntry = (
  { id = newCallId(), ...written }: Written,
  known: readonly QueuedEntry[],
): QueuedEntry => ({
  id,
  ...written,
  // Later than all others, because entries are sent in the order of this time.
  writtenAt: Math.max(Date.now(), ...known.map(({ writtenAt }) => writtenAt + 1)),
  page: window.location.pathname,
});

/** Joins content with a pending entry on the same subject. */
const joined = (before: QueuedContent | undefined, content: QueuedContent): QueuedContent =>
  before?.kind === 'profile' && content.kind === 'profile'
    ? { ...content, changed: { ...before.changed, ...content.changed } }
    : content;

/**
 * Queues a person's input.
 * @throws if this device does not store it; the queue is unchanged then
 */
export async function enqueue({ id, person, content }: Written): Promise<void> {
  await putInPlace({ id, person, content });
}

/** Same as {@link enqueue}. @returns the pending entry on the same subject that it replaced */
export const putInPlace = ({ id, ...written }: Written): Promise<QueuedEntry | undefined> =>
  change(async (entries) => {
    const all = await entries.getAll();
    if (all.length >= MOST_ENTRIES) throw new Error('Too much waits already.');
    const known = readableOf(all);
    const subject = subjectOf(written.content);
    const before = known.find(
      ({ person, content }) =>
        subject && person === written.person && subjectOf(content) === subject,
    );
    if (before) await entries.delete(before.id);
    const content = joined(before?.content, written.content);
    // Joined content is another call than the one that failed.
    await entries.put(newEntry({ ...written, ...(id && !before && { id }), content }, known));
    return before;
  });

/**
 * Removes the entry of an answered attempt and restores the entry that it replaced. An entry that was changed, sent or
 * removed meanwhile stays so.
 */
export const takeBack = (attempt: string, before: QueuedEntry | undefined) =>
  replaceEntries((entry) => (entry.attempt === attempt ? before : entry));

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

/** Marks a refused entry to be sent again unchanged. */
export async function retryEntry(id: string): Promise<void> {
  await replaceEntries((known) => {
    const { refusal: _refusal, ...entry } = known;
    return known.id === id ? entry : known;
  });
}

export async function removeEntry(id: string): Promise<void> {
  await replaceEntries((entry) => (entry.id === id ? undefined : entry));
}

/** Content without changes that were sent; undefined if nothing is left. */
function withoutSent(content: QueuedContent, sent: Readonly<Record<string, string>> | undefined) {
  if (content.kind !== 'profile' || !sent) return undefined;
  const left = Object.entries(content.changed).filter(([field, value]) => sent[field] !== value);
  return left.length > 0 ? { ...content, changed: Object.fromEntries(left) } : undefined;
}

/**
 * Removes a person's entries on one subject.
 * @param sent of a profile: changes that were sent otherwise. Changes by another tab since then stay.
 */
export async function removeSubject(
  person: string,
  subject: string,
  sent?: Readonly<Record<string, string>>,
): Promise<void> {
  await replaceEntries((entry) => {
    if (entry.person !== person || subjectOf(entry.content) !== subject) return entry;
    const { attempt: _over, ...left } = entry;
    const content = withoutSent(entry.content, sent);
    return content && { ...left, id: newCallId(), content };
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

/** Stores the server's refusal of an entry. An entry that was changed meanwhile has another id. */
export async function refuseEntry(id: string, refusal: QueuedEntry['refusal']): Promise<void> {
  await replaceEntries((entry) => (entry.id === id ? { ...entry, refusal } : entry));
}
