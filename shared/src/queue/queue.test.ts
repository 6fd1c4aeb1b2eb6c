import 'fake-indexeddb/auto';
import { endSession } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import {
  aranyaStore,
  hasQueueMark,
  logOut,
  provideQueue,
  setUserInfo,
  tendQueue,
} from '@aranya/shared/session';
import { answerCalls, browserLocks, testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { queueDatabase } from './queue-database';
import { enqueue, entriesOf, retryEntry } from './queued-entries';
import type { QueuedContent } from './queued-entry';
import { sendQueue } from './send-queue';
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

/** The locks of one browser, held by a tab of ours or of somebody else's. */
const { held, locks } = browserLocks();

const { store } = aranyaStore();
const PROFILE = { id: 'asha', name: 'Asha', phoneNumber: '9000000001', address: 'Puri' };
const signIn = (id: string) =>
  store.dispatch(setUserInfo({ user: { ...PROFILE, id, name: id }, token: `token of ${id}` }));

const gap = (extraDetail: string): QueuedContent => ({
  kind: 'gap',
  suggestion: { userName: 'a@example.org', fullName: 'Asha', country: '', sdg: '', extraDetail },
});
const profile = (changed: Record<string, string>): QueuedContent => ({ kind: 'profile', changed });
const form: QueuedContent = {
  kind: 'form-access',
  ...{ formId: 'sal%20trees', name: 'Sal', projectId: 1, roleId: 2, location: 'other' },
};
const detailsOf = async (person = '') =>
  (await entriesOf([person])).map(({ content }) =>
    content.kind === 'gap' ? content.suggestion.extraDetail : content.kind,
  );

/** No server answers. */
let isOffline = false;

beforeAll(() => {
  answerCalls(async (url, { data, headers }) => {
    if (isOffline) throw new Error('no network');
    const path = url.split('/').at(-1) ?? '';
    const key = headers.get('idempotency-key')?.toString();
    const token = headers.get('authorization')?.toString();
    asked.push({ path, token, key, body: JSON.parse(data ?? '{}') });
    return answers[path] ?? { status: 200, body: {} };
  });
  Object.assign(navigator, { locks });
  tendQueue();
  provideQueue(() => import('@aranya/shared/queue'));
});
beforeEach(async () => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  await (await queueDatabase()).clear('entries');
  localStorage.removeItem('aranya-queue');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = [];
  held.clear();
  answers = {
    getProfile: { status: 200, body: PROFILE },
    'update-profile': { status: 200, body: PROFILE },
  };
  store.dispatch(logOut());
});
afterEach(() => jest.restoreAllMocks());

test('hides entries from other people', async () => {
  await enqueue({ person: 'asha', content: gap('of Asha') });
  await enqueue({ person: '', content: gap('of a visitor') });
  signIn('bela');
  expect(await readQueue('bela')).toMatchObject({ entries: [{ person: '' }], others: 1 });
  await sendQueue();
  expect(asked.map(({ body }) => body.extraDetail)).toEqual(['of a visitor']);
  signIn('asha');
  await sendQueue();
  expect(asked.map(({ body }) => body.extraDetail)).toEqual(['of a visitor', 'of Asha']);
});

test('sends several profile changes in order, each once under its own id', async () => {
  signIn('asha');
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
  await sendQueue();
  expect(asked.at(-1)).toMatchObject({ body: { extraDetail: 'long' } });
  expect(await detailsOf()).toEqual(['second']);
});

test('retries a temporary failure in order, before later entries', async () => {
  answers.measurement_gaps = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
  await enqueue({ person: '', content: gap('one') });
  await enqueue({ person: '', content: gap('two') });
  await sendQueue();
  expect(asked).toHaveLength(1);
  answers = {};
  await sendQueue();
  expect(asked.map(({ body }) => body.extraDetail)).toEqual(['one', 'one', 'two']);
  expect(asked[0]?.key).toBe(asked[1]?.key);
});

test('removes a request for a form that was granted meanwhile', async () => {
  signIn('asha');
  answers['user-form-access'] = { status: 409, body: { code: 'already_has_access', message: '' } };
  await enqueue({ person: 'asha', content: form });
  await sendQueue();
  expect(asked[0]?.body).toMatchObject({ formId: 'sal%20trees' });
  expect(await entriesOf(['asha'])).toEqual([]);
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

describe('signing out while offline', () => {
  const signOutOffline = async () => {
    signIn('asha');
    isOffline = true;
    endSession('asked');
    await waitFor(async () => expect((await readQueue('')).entries).toHaveLength(1));
    expect(store.getState().session.authToken).toBe('');
    isOffline = false;
  };

  test('queues a sign-out while offline, and revokes the token later for any signed-in person', async () => {
    await signOutOffline();
    answers = { 'sign-out': { status: 200, body: { signedOut: true } } };
    signIn('budhni');
    await sendQueue();
    expect(asked).toMatchObject([{ path: 'sign-out', token: 'Bearer token of asha' }]);
    expect(await detailsOf()).toEqual([]);
    expect(store.getState().session.userId).toBe('budhni');
  });

  test('treats a queued sign-out as done if the session has ended otherwise', async () => {
    await signOutOffline();
    answers = { 'sign-out': { status: 401, body: { code: 'not_signed_in', message: 'Sign in.' } } };
    await sendQueue();
    expect(await detailsOf()).toEqual([]);
  });
});
