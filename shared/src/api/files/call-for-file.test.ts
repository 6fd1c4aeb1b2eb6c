import 'fake-indexeddb/auto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providePageData } from '@aranya/shared/config';
import { forgetEverything, keepAnswer, keptAnswer } from '@aranya/shared/device';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { leaveSession } from '../session/leave-session';
import { callForFile } from './call-for-file';

const { store } = aranyaStore();
const signIn = (id: string) =>
  store.dispatch(
    setUserInfo({ user: { id, name: id, phoneNumber: '9000000001' }, token: `of ${id}` }),
  );

/** The photo on the service, its tag, and the requests. */
let photo = { content: '', tag: '' };
let refusal: number | undefined;
/** Set while the fake network is unresponsive: called for each request without answer. */
let unanswered: (() => void) | undefined;
let asked: IncomingMessage['headers'][] = [];
let server: Server;
let port = 0;
let url = '';

const listen = () =>
  new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port;
      url = `http://127.0.0.1:${port}/own-records/7/photo?size=small`;
      resolve();
    });
  });
const withoutNetwork = () => {
  server.close();
  server.closeAllConnections();
};

beforeAll(() => {
  server = createServer(({ method, headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, if-none-match');
    response.setHeader('Access-Control-Expose-Headers', 'ETag');
    if (method === 'OPTIONS') return response.end();
    asked.push(headers);
    if (unanswered) return unanswered();
    if (refusal) return response.writeHead(refusal).end();
    response.setHeader('ETag', photo.tag);
    if (headers['if-none-match'] === photo.tag) return response.writeHead(304).end();
    return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo.content);
  });
});
beforeEach(async () => {
  if (!server.listening) await listen();
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  photo = { content: 'a leaf', tag: '"leaf-small"' };
  refusal = undefined;
  unanswered = undefined;
  asked = [];
  signIn('asha');
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  store.dispatch(logOut());
  await forgetEverything();
});
afterAll(withoutNetwork);

const kept = () => keptAnswer('asha', `picture ${url}`);
async function shown(more: { kept?: boolean; signal?: AbortSignal } = { kept: true }) {
  const file = await callForFile({ url, ...more });
  return [file.type, await new Response(file).text()];
}
async function shownAndKept() {
  await shown();
  await waitFor(async () => expect(await kept()).toBeDefined());
  asked = [];
}
const LEAF = ['image/jpeg', 'a leaf'];

test('revalidates a cached file by its tag, and shows it if it is current', async () => {
  expect(await shown()).toEqual(LEAF);
  expect(asked).toEqual([expect.not.objectContaining({ 'if-none-match': expect.anything() })]);
  await waitFor(async () => expect(await kept()).toBeDefined());
  expect(await shown()).toEqual(LEAF);
  expect(asked[1]).toMatchObject({
    authorization: 'Bearer of asha',
    'if-none-match': '"leaf-small"',
  });
});

test('replaces an outdated file', async () => {
  await shownAndKept();
  photo = { content: 'a tree', tag: '"tree-small"' };
  expect(await shown()).toEqual(['image/jpeg', 'a tree']);
  await waitFor(async () => expect((await kept())?.content).toMatchObject({ tag: photo.tag }));
});

test('shows the cached file offline, and on an unresponsive network', async () => {
  await shownAndKept();
  const timers = jest.spyOn(window, 'setTimeout');
  let waiting: Promise<unknown> | undefined;
  await new Promise<void>((reached) => {
    unanswered = reached;
    waiting = shown();
  });
  const silences = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 20_000);
  for (const [end] of silences) (end as () => void)();
  expect(await waiting).toEqual(LEAF);
  withoutNetwork();
  expect(await shown()).toEqual(LEAF);
});

test('does not use the cache after a refusal or after the page was left', async () => {
  await shownAndKept();
  refusal = 404;
  await expect(shown()).rejects.toMatchObject({ status: 404 });
  const leaving = new AbortController();
  const asking = shown({ kept: true, signal: leaving.signal });
  leaving.abort();
  await expect(asking).rejects.toMatchObject({ status: 0 });
});

test('returns neither the cached file nor its ETag to another person', async () => {
  await shownAndKept();
  signIn('bela');
  expect(await shown()).toEqual(LEAF);
  expect(asked).toEqual([expect.not.objectContaining({ 'if-none-match': expect.anything() })]);
  signIn('chitra');
  withoutNetwork();
  await expect(shown()).rejects.toMatchObject({ isNetworkFailure: true });
});

test('uses the session of the request, and does not cache the file after another person signs in', async () => {
  await shownAndKept();
  photo = { content: 'a tree', tag: '"tree-small"' };
  const asking = shown();
  leaveSession('asked');
  signIn('bela');
  await asking;
  expect(asked).toEqual([expect.objectContaining({ authorization: 'Bearer of asha' })]);
  await waitFor(async () => expect(await kept()).toBeUndefined());
  expect(await keptAnswer('bela', `picture ${url}`)).toBeUndefined();
});

test('removes the cached file from the device on sign-out', async () => {
  await shownAndKept();
  leaveSession('asked');
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

test("caches neither another person's file, nor anything if caching is off", async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  expect(await shown({})).toEqual(LEAF);
  providePageData({ settings: { ...testPageData.settings, offline: false } });
  expect(await shown()).toEqual(LEAF);
  expect(await shown()).toEqual(LEAF);
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(put).not.toHaveBeenCalled();
});

test('shows the file on a device whose storage is disabled or full', async () => {
  const said = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await shown()).toEqual(LEAF);
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  full.mockRestore();
  await forgetEverything();
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  expect(await shown()).toEqual(LEAF);
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
});

test('fetches a file again that an older release stored in another format', async () => {
  await keepAnswer({ person: 'asha', question: `picture ${url}`, content: 'data:,' });
  expect(await shown()).toEqual(LEAF);
});
