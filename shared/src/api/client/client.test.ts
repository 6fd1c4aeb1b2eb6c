import 'fake-indexeddb/auto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { providePageData } from '@aranya/shared/config';
import { forgetEverything } from '@aranya/shared/device';
import { beginIn } from '@aranya/shared/languages';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { keepAnswer, keptAnswer } from '../../device/kept-answers';
import { viewChosen } from '../../session/views-slice';
import { callForFile } from '../files/call-for-file';
import { keptAt } from '../kept-moments';
import { leaveSession } from '../session/leave-session';
import { ApiError } from './api-error';
import { call } from './client';
import { lateness } from './silence';

/** Next answer of the fake service, and its requests. Text is sent unchanged. */
let reply: { status: number; body: unknown } = { status: 200, body: {} };
let asked: IncomingMessage | undefined;
let sent = '';
let server: Server;
let url = '';
/** Set while the fake network is unresponsive: called for each request without answer. */
let unanswered: (() => void) | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = request;
    sent = '';
    for await (const part of request) sent += part;
    if (unanswered && request.method !== 'OPTIONS') return unanswered();
    response.writeHead(request.method === 'OPTIONS' ? 200 : reply.status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    });
    const { body } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.end(request.method === 'OPTIONS' ? '' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  unanswered = undefined;
  jest.useRealTimers();
  aranyaStore().store.dispatch(logOut());
});

/** Starts a call to an unresponsive service under a fake clock. */
async function inVain<Answer>(ask: () => Promise<Answer>) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setInterval'] });
  const ended = jest.fn();
  let asking: Promise<Answer> | undefined;
  await new Promise<void>((reached) => {
    unanswered = reached;
    asking = ask();
    asking.then(ended, ended);
  });
  return { asking: asking as Promise<Answer>, ended };
}

const answer = z.object({ rows: z.array(z.number()) });

test('reads an answer with and without a `body` wrapper', async () => {
  reply = { status: 200, body: { rows: [1] } };
  await expect(call({ method: 'GET', url, answer })).resolves.toEqual({ rows: [1] });
  reply = { status: 200, body: { body: { rows: [2] } } };
  await expect(call({ method: 'GET', url, answer })).resolves.toEqual({ rows: [2] });
});

test('fails for an answer that breaks the contract', async () => {
  reply = { status: 200, body: { rows: 'many' } };
  await expect(call({ method: 'GET', url, answer })).rejects.toThrow('do not understand');
});

test('returns the whole problem of a file call', async () => {
  const problem = { code: 'busy', message: 'Too much at once.', retryAfterSeconds: 10 };
  reply = { status: 503, body: problem };
  const failure = await callForFile({ url }).catch((error) => error);
  expect([failure.status, failure.problem]).toEqual([503, problem]);
  reply = { status: 502, body: '<html>Bad gateway</html>' };
  await expect(callForFile({ url })).rejects.toMatchObject({
    status: 502,
    problem: { code: 'unknown' },
  });
});

test("returns code and fields of a server's problem", async () => {
  const problem = {
    code: 'invalid_input',
    message: 'Please check the marked fields.',
    fields: [{ field: 'email', message: 'Write an address.' }],
  };
  reply = { status: 400, body: problem };
  const failure = await call({ method: 'POST', url, data: {}, answer }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure.problem).toEqual(problem);
});

test('reports a network failure with a sentence if there is no answer', async () => {
  const failure = await call({ method: 'GET', url: 'http://127.0.0.1:1/', answer }).catch(
    (error) => error,
  );
  expect(failure.isNetworkFailure).toBe(true);
  expect(failure.message).toMatch(/could not reach Aranya/);
});

test('sends the session token only with authorised calls', async () => {
  reply = { status: 200, body: { rows: [] } };
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
  await call({ method: 'GET', url, answer });
  expect(asked?.headers.authorization).toBeUndefined();
  await call({ method: 'GET', url, answer, authorised: true });
  expect(asked?.headers.authorization).toBe('Bearer bearer-token');
  await callForFile({ url });
  expect(asked?.headers.authorization).toBe('Bearer bearer-token');
});

test('treats 200 to 299 as success', async () => {
  const ask = () => call({ method: 'GET', url, answer });
  reply = { status: 299, body: { rows: [] } };
  await expect(ask()).resolves.toEqual({ rows: [] });
  reply = { status: 300, body: { rows: [] } };
  await expect(ask()).rejects.toMatchObject({ status: 300 });
});

test('preserves a refusal in plain text', async () => {
  reply = { status: 502, body: 'The gateway is closed.' };
  await expect(call({ method: 'GET', url, answer })).rejects.toThrow('The gateway is closed.');
});

test('sends objects as JSON, a file unchanged', async () => {
  reply = { status: 200, body: { rows: [] } };
  await call({ method: 'POST', url, data: { name: 'Asha' }, answer });
  expect(asked?.headers['content-type']).toBe('application/json');
  expect(sent).toBe('{"name":"Asha"}');
  await call({ method: 'POST', url, data: new Blob(['a,b'], { type: 'text/csv' }), answer });
  expect(asked?.headers['content-type']).toBe('text/csv');
  expect(sent).toBe('a,b');
});

test("sends the page's language without causing a preflight", async () => {
  const header = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  reply = { status: 200, body: { rows: [] } };
  beginIn('hi');
  await call({ method: 'POST', url, data: {}, answer });
  expect(header).toHaveBeenCalledWith('Accept-Language', 'hi');
  expect(asked?.headers['accept-language']).toBe('hi');
  beginIn('en');
  await call({ method: 'GET', url, answer });
  expect(asked?.headers['accept-language']).toBe('en');
});

test('sends the XSRF cookie as a header, only to the page’s own origin', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=mark');
  const header = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  reply = { status: 200, body: { rows: [] } };
  await call({ method: 'GET', url, answer });
  expect(asked?.headers).not.toHaveProperty('x-xsrf-token');
  // In this test no server runs at the page's own address.
  await call({ method: 'GET', url: '/nowhere', answer }).catch(() => undefined);
  expect(header).toHaveBeenCalledWith('X-XSRF-TOKEN', 'mark');
});

test('has no timeout by default; the caller can abort', async () => {
  const timeOut = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  const leaving = new AbortController();
  const asking = call({ method: 'GET', url, answer, signal: leaving.signal });
  leaving.abort();
  await expect(asking).rejects.toMatchObject({ status: 0 });
  // Zero means no timeout.
  expect(timeOut.mock.calls).toEqual([[0]]);
});

test('reports a call that can be queued as offline after twenty seconds without an answer', async () => {
  const data = { name: 'Asha' };
  const { asking, ended } = await inVain(() =>
    call({ method: 'POST', url, data, answer, silenceMs: 20_000 }),
  );
  await jest.advanceTimersByTimeAsync(19_900);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  await expect(asking).rejects.toMatchObject({ isNetworkFailure: true });
});

test('logs neither token nor PIN with a failure', async () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
  const data = { password: '482915' };
  for (const status of [0, 400]) {
    reply = { status, body: { code: 'invalid_input', message: 'No.' } };
    const address = status === 0 ? 'http://127.0.0.1:1/' : url;
    const asking = call({ method: 'POST', url: address, data, authorised: true, answer });
    const logged = inspect(await asking.catch((error: unknown) => error), { depth: 9 });
    expect(logged).toContain('ApiError');
    expect(logged).not.toMatch(/bearer-token|482915/);
  }
});

describe('expired session', () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  const { store } = aranyaStore();
  const problem = { code: 'not_signed_in', message: 'Please sign in first.' };
  const ask = () =>
    call({ method: 'GET', url, answer, authorised: true }).catch((error: unknown) => error);

  test.each([
    [401, problem],
    [403, { code: 'session_ended', message: 'Forbidden' }],
  ])("ends an expired session on status %i, and stores the page's path", async (status, body) => {
    store.dispatch(setUserInfo({ user, token: 'over' }));
    store.dispatch(viewChosen({ name: 'a/tab', view: 'second' }));
    reply = { status, body };
    await ask();
    expect(store.getState().session.userId).toBe('');
    expect(store.getState().status.signedOut).toEqual({ reason: 'ended', userId: '7', path: '/' });
    // Selections remain for the same person.
    expect(store.getState().views).toEqual({ 'a/tab': 'second' });
  });

  test('does not sign out a person who signed in meanwhile', async () => {
    store.dispatch(setUserInfo({ user, token: 'over' }));
    reply = { status: 401, body: problem };
    const asking = ask();
    store.dispatch(setUserInfo({ user, token: 'new' }));
    await asking;
    expect(store.getState().session.authToken).toBe('new');
  });

  test('does not treat Forbidden alone as an expired session', async () => {
    store.dispatch(setUserInfo({ user, token: 'good' }));
    reply = { status: 403, body: { code: 'forbidden', message: 'Forbidden' } };
    await ask();
    expect(store.getState().session.authToken).toBe('good');
  });

  test('does not treat a wrong PIN at sign-in as an expired session', async () => {
    store.dispatch(setUserInfo({ user, token: 'good' }));
    reply = { status: 401, body: { code: 'wrong_credentials', message: 'Wrong.' } };
    await call({ method: 'POST', url, data: {}, answer }).catch(() => undefined);
    expect(store.getState().session.authToken).toBe('good');
  });
});

describe('cached answer', () => {
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  const reach = () => {
    const { signal } = new AbortController();
    const asking = { method: 'GET', url, answer, authorised: true, kept: true, signal } as const;
    return { asking, signal };
  };
  /** Stops the service at the same address. */
  const withoutNetwork = () => server.close();
  const offline = (isOn: boolean) =>
    providePageData({ settings: { ...testPageData.settings, offline: isOn } });

  beforeEach(async () => {
    if (!server.listening) {
      const { port } = new URL(url);
      await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
    }
    offline(true);
    aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
    reply = { status: 200, body: { rows: [1] } };
  });
  afterEach(() => forgetEverything());

  const kept = () => keptAnswer('7', `GET ${url} null`);
  async function answeredAndKept() {
    await call(reach().asking);
    await waitFor(async () => expect(await kept()).toBeDefined());
    server.closeAllConnections();
  }

  test('returns a cached answer with its date if the network fails', async () => {
    await answeredAndKept();
    withoutNetwork();
    const { asking, signal } = reach();
    await expect(call(asking)).resolves.toEqual({ rows: [1] });
    expect(keptAt(signal)).toEqual((await kept())?.at);
  });

  test('returns a cached answer on an unresponsive network after the timeout', async () => {
    await answeredAndKept();
    const { asking, signal } = reach();
    const inSilence = await inVain(() => call(asking));
    jest.advanceTimersByTime(20_000);
    // The cache needs the browser's real timers.
    jest.useRealTimers();
    await expect(inSilence.asking).resolves.toEqual({ rows: [1] });
    expect(keptAt(signal)).toEqual((await kept())?.at);
    // A page may have a shorter timeout.
    const page = new AbortController();
    const late = await inVain(() => call({ ...asking, signal: page.signal }));
    page.abort(lateness());
    jest.useRealTimers();
    await expect(late.asking).resolves.toEqual({ rows: [1] });
    expect(keptAt(page.signal)).toBeDefined();
  });

  test('does not return a cached answer after the page was left', async () => {
    await answeredAndKept();
    const page = new AbortController();
    const { asking } = await inVain(() => call({ ...reach().asking, signal: page.signal }));
    page.abort();
    await expect(asking).rejects.toMatchObject({ isNetworkFailure: true });
    expect(keptAt(page.signal)).toBeUndefined();
  });

  test('does not return a cached answer if a server answers, with any status', async () => {
    await answeredAndKept();
    reply = { status: 503, body: { code: 'busy', message: 'Too much at once.' } };
    const { asking, signal } = reach();
    await expect(call(asking)).rejects.toMatchObject({ status: 503 });
    expect(keptAt(signal)).toBeUndefined();
  });

  test('does not return a cached answer to another person, nor if caching is off', async () => {
    await answeredAndKept();
    withoutNetwork();
    offline(false);
    await expect(call(reach().asking)).rejects.toMatchObject({ isNetworkFailure: true });
    offline(true);
    const other = { user: { ...user, id: '8' }, token: 'other' };
    aranyaStore().store.dispatch(setUserInfo(other));
    await expect(call(reach().asking)).rejects.toMatchObject({ isNetworkFailure: true });
  });

  test('ignores a cached answer that this release cannot read', async () => {
    await answeredAndKept();
    await keepAnswer({ person: '7', question: `GET ${url} null`, content: { rows: 'many' } });
    withoutNetwork();
    await expect(call(reach().asking)).rejects.toMatchObject({ isNetworkFailure: true });
  });

  test('removes a cached answer when the person signs out', async () => {
    await answeredAndKept();
    leaveSession('asked');
    await waitFor(async () => expect(await kept()).toBeUndefined());
  });
});
