import 'fake-indexeddb/auto';
import { ApiError, newCallId, sendOrKeep } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { hasQueueMark, provideQueue, tendQueue } from '@aranya/shared/session';
import { browserLocks, testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { entriesOf, removeEntriesOf } from './queued-entries';
import type { QueuedContent } from './queued-entry';
import { readQueue } from './use-queue';

/** Content of the queue while its tab waits for an answer. */

const { held, locks } = browserLocks();
const profile: QueuedContent = { kind: 'profile', changed: { email: 'a@b.in' } };

beforeAll(() => {
  Object.assign(navigator, { locks });
  tendQueue();
  provideQueue(() => import('@aranya/shared/queue'));
});
beforeEach(() => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A call whose content was queued meanwhile; the test chooses its status, 0 for no answer. */
async function sendingKept() {
  const id = newCallId();
  let answer = (_status: number) => {};
  const call = new Promise<string>((resolve, reject) => {
    answer = (status) => {
      const code = status === 0 ? 'network' : 'invalid_input';
      if (status === 200) resolve('Thank you.');
      else reject(new ApiError(status, { code, message: 'No.' }));
    };
  });
  const outcome = sendOrKeep({ id, content: profile }, () => call, 'asha').catch(String);
  await waitFor(async () => expect((await readQueue('asha')).underWay).toMatchObject([{ id }]));
  return { answer, outcome };
}

test.each([
  [200, 'Thank you.'],
  [400, 'ApiError: No.'],
])('removes a call from the queue when a server answers: %p', async (status, said) => {
  const { answer, outcome } = await sendingKept();
  expect(hasQueueMark()).toBe(true);
  answer(status);
  expect(await outcome).toBe(said);
  expect(await entriesOf(['asha'])).toEqual([]);
  expect(hasQueueMark()).toBe(false);
  expect(held.size).toBe(0);
});

test('writes nothing to the queue if the call is answered first', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  expect(await sendOrKeep({ content: profile }, async () => 'Thank you.')).toBe('Thank you.');
  // Reading the queue waits for earlier writes.
  expect((await readQueue('')).underWay).toEqual([]);
  expect(put).not.toHaveBeenCalled();
});

test('does not restore an entry that signing out removed', async () => {
  const { answer, outcome } = await sendingKept();
  await removeEntriesOf('asha');
  answer(0);
  await outcome;
  expect(await entriesOf(['asha'])).toEqual([]);
});
