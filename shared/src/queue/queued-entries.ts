import { newCallId } from '@aranya/shared/api';
import { PROBLEMS } from '@aranya/shared/contracts';
import { markQueue, publishQueueChange } from '@aranya/shared/session';
import type { IDBPObjectStore } from 'idb';
import { attemptsUnderWay, isOneOf } from './attempts-under-way';
import { type QueueSchema, queueDatabase, type StoredEntry } from './queue-database';
import { type QueuedContent, QueuedEntry, subjectOf } from './queued-entry';

/** Most that a device keeps: nobody writes more by hand, and a fault must not fill it. */
const MOST_ENTRIES = 100;

type Entries = IDBPObjectStore<QueueSchema, ['entries'], 'entries', 'readwrite'>;

/**
 * One change of the queue: whole, or not at all, also where the tab is closed or the disk is full. The mark follows it
 * inside, since changes of different tabs wait for each other.
 */
async function change<Result>(work: (entries: Entries) => Promise<Result>): Promise<Result> {
  const transaction = (await queueDatabase()).transaction('entries', 'readwrite', {
    durability: 'strict',
  });
  // Where the work fails, nobody waits for it any more.
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

const readable = (stored: StoredEntry | undefined): QueuedEntry | undefined => {
  const parsed = QueuedEntry.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};

interface Written {
  /** Of a call whose answer may have been lost. */
  id?: string;
  person: string;
  content: QueuedContent;
}

interface OnItsWay extends Written {
  /** The attempt that this tab is making to send it. */
  attempt?: string;
}

/** What an entry holds together with what waited on the same subject. */
function joined(before: QueuedContent | undefined, content: QueuedContent): QueuedContent {
  return before?.kind === 'profile' && content.kind === 'profile'
    ? { ...content, changed: { ...before.changed, ...content.changed } }
    : content;
}

/** Whether what waited says more than what was written since: both together are another call than the one that failed. */
const saysMore = (before: QueuedContent | undefined, content: QueuedContent) =>
  before?.kind === 'profile' &&
  content.kind === 'profile' &&
  Object.keys(before.changed).some((field) => !(field in content.changed));

/**
 * Keeps what was written until it is sent.
 * @throws where this device does not take it; nothing is changed then
 */
export async function enqueue({ id, person, content }: Written): Promise<void> {
  await putInPlace({ ...(id && { id }), person, content });
}

/** As {@link enqueue}. @returns the entry in whose place it is */
export function putInPlace({
  id,
  person,
  content,
  attempt,
}: OnItsWay): Promise<QueuedEntry | undefined> {
  return change(async (entries) => {
    const all = await entries.getAll();
    if (all.length >= MOST_ENTRIES) throw new Error('Too much waits already.');
    const known = readableOf(all);
    const subject = subjectOf(content);
    const before = known.find(
      (entry) => subject && entry.person === person && subjectOf(entry.content) === subject,
    );
    if (before) await entries.delete(before.id);
    const isSame = id && !saysMore(before?.content, content);
    const written = { person, content: joined(before?.content, content) };
    const added = { ...(isSame && { id }), ...(attempt && { attempt }) };
    await entries.put(newEntry({ ...written, ...added }, known));
    return before;
  });
}

/**
 * The server answered an attempt: its entry goes, and what it took the place of is there again. Where the entry was
 * changed, sent otherwise or removed meanwhile, that counts.
 */
export async function takeBack(attempt: string, before: QueuedEntry | undefined): Promise<void> {
  await change(async (entries) => {
    for (const known of readableOf(await entries.getAll())) {
      if (known.attempt !== attempt || known.revision !== 0) continue;
      await entries.delete(known.id);
      if (before) await entries.put(before);
    }
  });
}

const readableOf = (all: readonly StoredEntry[]) => all.flatMap((one) => readable(one) ?? []);

const newEntry = (
  { id = newCallId(), ...written }: OnItsWay,
  known: readonly QueuedEntry[],
): QueuedEntry => ({
  id,
  ...written,
  writtenAt: afterAll(known),
  page: window.location.pathname,
  revision: 0,
});

/** Now, or later where something was written in the same moment: it is sent in its order. */
const afterAll = (known: readonly QueuedEntry[]) =>
  Math.max(Date.now(), ...known.map(({ writtenAt }) => writtenAt + 1));

/** What waits of these people; what another release wrote and this one cannot read stays where it is. */
export async function entriesOf(people: readonly string[]): Promise<QueuedEntry[]> {
  const all = await (await queueDatabase()).getAll('entries');
  return all
    .flatMap((stored) => readable(stored) ?? [])
    .filter(({ person }) => people.includes(person))
    .sort((one, other) => one.writtenAt - other.writtenAt);
}

/** What waits on this device, for one person. */
export interface WaitingEntries {
  /** Theirs, and those of visitors. */
  entries: readonly QueuedEntry[];
  /** Theirs, too, while the tab where they were written waits for the answer. */
  underWay?: readonly QueuedEntry[];
  /** How many of these another release wrote, which this one cannot read. */
  unreadable: number;
  /** How many are of other people: nothing more is said of them. */
  others: number;
}

/** @param person `userId` of who is signed in; empty where nobody is */
export async function readQueue(person: string): Promise<WaitingEntries> {
  const all = await (await queueDatabase()).getAll('entries');
  const own = all.filter((stored) => ['', person].includes(stored.person));
  const known = await entriesOf(['', person]);
  const running = await attemptsUnderWay();
  return {
    entries: known.filter((entry) => !isOneOf(running, entry)),
    underWay: known.filter((entry) => isOneOf(running, entry)),
    unreadable: own.filter((stored) => !readable(stored)).length,
    others: all.length - own.length,
  };
}

export const entryOf = async (id: string): Promise<QueuedEntry | undefined> =>
  readable(await (await queueDatabase()).get('entries', id));

/**
 * Puts what the person changed in the place of what they wrote first. The id stays as long as the first may have
 * arrived: the server then says so, and takes nothing twice. After a refusal it is another call.
 */
export async function editEntry(id: string, person: string, content: QueuedContent): Promise<void> {
  await change(async (entries) => {
    const known = readable(await entries.get(id));
    if (!known) {
      // It was sent while it was being changed: the change is the person's to send.
      await entries.put({
        ...newEntry({ person, content }, readableOf(await entries.getAll())),
        refusal: { code: 'done_otherwise', message: PROBLEMS.done_otherwise.message },
      });
      return;
    }
    const { refusal, ...entry } = known;
    if (refusal) await entries.delete(id);
    await entries.put({
      ...entry,
      id: refusal ? newCallId() : id,
      revision: known.revision + 1,
      content,
    });
  });
}

/** Sends it again as it is. */
export async function retryEntry(id: string): Promise<void> {
  await change(async (entries) => {
    const known = readable(await entries.get(id));
    if (!known) return;
    const { refusal: _refusal, ...entry } = known;
    await entries.put(entry);
  });
}

export async function removeEntry(id: string): Promise<void> {
  await change((entries) => entries.delete(id));
}

/** What is left of an entry without changes that were sent; undefined where nothing is. */
function withoutSent(content: QueuedContent, sent: Readonly<Record<string, string>> | undefined) {
  if (content.kind !== 'profile' || !sent) return undefined;
  const left = Object.entries(content.changed).filter(([field, value]) => sent[field] !== value);
  return left.length > 0 ? { ...content, changed: Object.fromEntries(left) } : undefined;
}

/**
 * Removes what waits of a person on one subject.
 * @param sent of a profile: what waited when it was sent otherwise. What another tab has written since stays.
 */
export async function removeSubject(
  person: string,
  subject: string,
  sent?: Readonly<Record<string, string>>,
): Promise<void> {
  await change(async (entries) => {
    for (const stored of await entries.getAll()) {
      const known = readable(stored);
      if (known?.person !== person || subjectOf(known.content) !== subject) continue;
      await entries.delete(known.id);
      const content = withoutSent(known.content, sent);
      const { attempt: _over, ...left } = known;
      if (content) await entries.put({ ...left, id: newCallId(), content });
    }
  });
}

/** Removes all that waits of a person. */
export async function removeEntriesOf(person: string): Promise<void> {
  await change(async (entries) => {
    for (const stored of await entries.getAll()) {
      if (stored.person === person) await entries.delete(stored.id);
    }
  });
}

/**
 * An entry was sent: it goes, or stays with the server's refusal. Where the person changed it meanwhile, it stays as it
 * is now.
 */
export async function settleEntry(
  { id, revision }: QueuedEntry,
  refusal?: QueuedEntry['refusal'],
): Promise<void> {
  await change(async (entries) => {
    const known = readable(await entries.get(id));
    if (known?.revision !== revision) return;
    if (refusal) await entries.put({ ...known, refusal });
    else await entries.delete(id);
  });
}
