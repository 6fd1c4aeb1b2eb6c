import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import { aranyaStore, hasQueueMark, setUserInfo } from '@aranya/shared/session';
import { answerCalls, browserLocks, testPageData } from '@aranya/shared/testing';
import { enqueue, entriesOf, queueDatabase } from './queued-entries';
import type { QueuedContent } from './queued-entry';
import { retryEntry, sendQueue } from './send-queue';
import { readQueue } from './use-queue';

/** Calls that the tests' server received, and its answers by path. */
interface Asked {
  path: string;
  token: string | undefined;
  key: string | undefined;
  body: Record<string, unknown>;
}
let asked: Asked[] = [];
let answers: Record<string, { status: number; body: object }> = {};
const detailsSent = () => asked.map(({ body }) => body.extraDetail);

const PROFILE = { id: 'asha', name: 'Asha', phoneNumber: '9000000001', address: 'Puri' };
const gap = (extraDetail: string): QueuedContent => ({
  kind: 'gap',
  suggestion: { userName: 'a@example.org', fullName: 'Asha', country: '', sdg: '', extraDetail },
});
const profile = (changed: Record<string, string>): QueuedContent => ({ kind: 'profile', changed });
const form: QueuedContent = {
  kind: 'form-access',
  ...{ formId: 'sal%20trees', name: 'Sal', projectId: 1, roleId: 2, location: 'other' },
};
const signOut: QueuedContent = { kind: 'sign-out', token: 'former' };

beforeAll(() => {
  answerCalls(async (url, { data, headers }) => {
    const path = url.split('/').at(-1) ?? '';
    const key = headers.get('idempotency-key')?.toString();
    const token = headers.get('authorization')?.toString();
    asked.push({ path, token, key, body: JSON.parse(data ?? '{}') });
    return answers[path] ?? { status: 200, body: {} };
  });
  Object.assign(navigator, { locks: browserLocks().locks });
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(async () => {
  await (await queueDatabase()).clear('entries');
  asked = [];
  answers = {
    getProfile: { status: 200, body: PROFILE },
    'update-profile': { status: 200, body: PROFILE },
  };
  aranyaStore().store.dispatch(setUserInfo({ user: PROFILE, token: 'of Asha' }));
});

test('sends several profile changes in order, each once under its own id', async () => {
  await enqueue({ id: 'first', person: 'asha', content: profile({ address: 'Puri' }) });
  await enqueue({ id: 'second', person: 'asha', content: profile({ address: 'Cuttack' }) });
  await sendQueue();
  const updates = asked.filter(({ path }) => path === 'update-profile');
  expect(updates.map(({ key, body }) => [key, body.address])).toEqual([
    ['first', 'Puri'],
    ['second', 'Cuttack'],
  ]);
  expect(await entriesOf(['asha'])).toEqual([]);
});

test('sends a refused entry again only when the person says so', async () => {
  answers.measurement_gaps = { status: 400, body: { code: 'invalid_input', message: 'Too long.' } };
  await enqueue({ person: '', content: gap('long') });
  await enqueue({ person: '', content: gap('second') });
  await sendQueue();
  await sendQueue();
  expect(asked).toHaveLength(2);
  const [refused] = await entriesOf(['']);
  expect(refused?.refusal).toMatchObject({ message: 'Too long.' });
  answers = {};
  await retryEntry(refused?.id ?? '');
  expect(detailsSent()).toEqual(['long', 'second', 'long']);
  expect(await entriesOf([''])).toMatchObject([{ content: gap('second') }]);
});

test('retries a temporary failure in order, before later entries', async () => {
  answers.measurement_gaps = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
  await enqueue({ person: '', content: gap('one') });
  await enqueue({ person: '', content: gap('two') });
  await sendQueue();
  expect(asked).toHaveLength(1);
  answers = {};
  await sendQueue();
  expect(detailsSent()).toEqual(['one', 'one', 'two']);
  expect(asked[0]?.key).toBe(asked[1]?.key);
});

test.each([
  ['update-profile', 409, 'done_otherwise', profile({ address: 'Puri' })],
  ['user-form-access', 409, 'already_has_access', form],
  ['sign-out', 401, 'not_signed_in', signOut],
])('removes an entry that was done before: %s', async (path, status, code, content) => {
  answers[path] = { status, body: { code, message: '' } };
  await enqueue({ person: content === signOut ? '' : 'asha', content });
  await sendQueue();
  const token = content === signOut ? 'Bearer former' : 'Bearer of Asha';
  expect(asked).toContainEqual(expect.objectContaining({ path, token }));
  expect(await entriesOf(['', 'asha'])).toEqual([]);
});

test('does not change an entry of another release', async () => {
  const foreign = { id: 'f', person: '', kind: 'of tomorrow' };
  await (await queueDatabase()).put('entries', foreign);
  await enqueue({ person: '', content: gap('one') });
  expect(await readQueue('')).toMatchObject({ unreadable: 1, entries: [{}] });
  await sendQueue();
  expect(await (await queueDatabase()).getAll('entries')).toEqual([foreign]);
  expect(hasQueueMark()).toBe(true);
});
