import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { call } from './client';

/** What the stand-in service answers next, and what it was asked. */
let reply: { status: number; body: unknown } = { status: 200, body: {} };
let asked: IncomingMessage | undefined;
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request;
    response.writeHead(reply.status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    });
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
afterEach(() => {
  aranyaStore().store.dispatch(logOut());
});

const answer = z.object({ rows: z.array(z.number()) });

test('the answer itself and the answer inside body are read alike', async () => {
  reply = { status: 200, body: { rows: [1] } };
  await expect(call({ method: 'GET', url, answer })).resolves.toEqual({ rows: [1] });
  reply = { status: 200, body: { body: { rows: [2] } } };
  await expect(call({ method: 'GET', url, answer })).resolves.toEqual({ rows: [2] });
});

test('an answer that breaks the contract is an error', async () => {
  reply = { status: 200, body: { rows: 'many' } };
  await expect(call({ method: 'GET', url, answer })).rejects.toThrow('do not understand');
});

test('a problem of the server arrives with its code and fields', async () => {
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

test('no answer at all is a network failure with a sentence for the person', async () => {
  const failure = await call({ method: 'GET', url: 'http://127.0.0.1:1/', answer }).catch(
    (error) => error,
  );
  expect(failure.isNetworkFailure).toBe(true);
  expect(failure.message).toMatch(/could not reach Aranya/);
});

test('the token of the session goes along only where a call asks for it', async () => {
  reply = { status: 200, body: { rows: [] } };
  const user = { id: '7', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'bearer-token' }));
  await call({ method: 'GET', url, answer });
  expect(asked?.headers.authorization).toBeUndefined();
  await call({ method: 'GET', url, answer, authorised: true });
  expect(asked?.headers.authorization).toBe('Bearer bearer-token');
});
