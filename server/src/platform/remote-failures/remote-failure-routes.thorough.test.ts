import { jest } from '@jest/globals';
import { post, useTestServer } from '../../../testing';
import { API_PREFIX } from '../http/api-prefix';

const report = {
  remote: 'mfe-map',
  version: '0.1.0-abc',
  phase: 'load',
  cause: 'Error: no answer in 8000 ms',
  path: '/dashboard',
};

describe('reports of failed remotes', () => {
  const server = useTestServer({
    limits: { remoteFailurePerAddress: { attempts: 3, seconds: 60 } },
  });
  const send = (body: object) => post(server.app, `${API_PREFIX}/remote-failures`, body);

  test('logs reports unchanged, with a limit per address', async () => {
    const warn = jest.spyOn(server.context.log, 'warn');
    expect((await send(report)).statusCode).toBe(200);
    expect(warn).toHaveBeenCalledWith({ remoteFailure: report }, expect.any(String));
    expect((await send({ ...report, cause: 'x'.repeat(1001) })).statusCode).toBe(400);
    expect((await send(report)).statusCode).toBe(200);
    expect((await send(report)).statusCode).toBe(429);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
