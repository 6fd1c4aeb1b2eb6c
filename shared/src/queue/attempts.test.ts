import 'fake-indexeddb/auto';
import { ApiError, newCallId, sendOrKeep } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { hasQueueMark, provideQueue, tendQueue } from '@aranya/shared/session';
import { answerCalls, browserLocks, testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { queueDatabase } from './queue-database';
import { entriesOf, removeEntriesOf } from './queued-entries';
import type { QueuedContent } from './queued-entry';
import { sendQueue } from './send-queue';
import { readQueue } from './use-queue';

/** Content of the queue while its tab waits for an answer. */

const { held, locks } = browserLocks();
/** Ids under which the queue sent something. */
const sent: unknown[] = [];

const GAP: QueuedContent = {
  kind: 'gap',
  suggestion: { userName: 'a@b.in', fullName: 'Asha', country: '', sdg: '', extraDetail: 'Owls' },
};
const profile = (changed: Record<string, string>): QueuedContent => ({ kind: 'profile', changed });

beforeAll(() => {
  answerCalls(async (_url, { headers }) => {
    sent.push(headers.get('idempotency-key'));
    return { status: 200, body: {} };
  });
  Object.assign(navigator, { locks });
  tendQueue();
  provideQueue(() => import('@aranya/shared/queue'));
});
beforeEach(async () => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  await (await queueDatabase()).clear('entries');
  localStorage.clear();
  held.clear();
  sent.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** A call of this tab whose status the test chooses, 0 for no answer, and its result. */
function sending(content: QueuedContent, person = '') {
  const id = newCallId();
  let answer = (_status: number) => {};
  const call = new Promise<string>((resolve, reject) => {
    answer = (status) => {
      const code = status === 0 ? 'network' : 'invalid_input';
      if (status === 200) resolve('Thank you.');
      else reject(new ApiError(status, { code, message: 'No.' }));
    };
  });
  const outcome = sendOrKeep({ id, content }, () => call, person).catch(String);
  const answered = (status: number) => {
    answer(status);
    return outcome;
  };
  return { id, answered };
}

/** Same as `sending`, after the entry was written to the queue. */
async function sendingKept(content: QueuedContent, person = '') {
  const call = sending(content, person);
  await waitFor(async () =>
    expect((await readQueue(person)).underWay).toMatchObject([{ id: call.id }]),
  );
  return call;
}

test('hides a call in progress from other tabs until its tab closes', async () => {
  const { id } = await sendingKept(GAP);
  expect(hasQueueMark()).toBe(true);
  expect((await readQueue('')).entries).toEqual([]);
  await sendQueue();
  expect(sent).toEqual([]);
  // Simulates closing the tab, which frees its locks.
  held.clear();
  expect(await readQueue('')).toMatchObject({ entries: [{ id }], underWay: [] });
  await sendQueue();
  expect(sent).toEqual([id]);
  expect(hasQueueMark()).toBe(false);
});

test.each([
  [200, 'Thank you.'],
  [400, 'ApiError: No.'],
])('removes a call from the queue when a server answers: %p', async (status, said) => {
  const { answered } = await sendingKept(GAP);
  expect(await answered(status)).toBe(said);
  expect(await entriesOf([''])).toEqual([]);
  expect(hasQueueMark()).toBe(false);
  expect(held.size).toBe(0);
});

test('writes nothing to the queue if the call is answered first', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  expect(await sendOrKeep({ content: GAP }, async () => 'Thank you.')).toBe('Thank you.');
  // Reading the queue waits for earlier writes.
  expect((await readQueue('')).underWay).toEqual([]);
  expect(put).not.toHaveBeenCalled();
});

test('does not restore an entry that signing out removed', async () => {
  const { answered } = await sendingKept(profile({ email: 'a@b.in' }), 'asha');
  await removeEntriesOf('asha');
  await answered(0);
  expect(await entriesOf(['asha'])).toEqual([]);
});
