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

describe('how releases do', () => {
  const server = useTestServer();
  const sendTo = (path: string, body: object, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/${path}`,
      payload: body,
      remoteAddress,
    });
  const health = async () =>
    (await server.app.inject({ url: `${API_PREFIX}/release-health` })).json().releases;

  test('each network counts once, for what is the release’s own fault', async () => {
    const { remote, version } = report;
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const answer = await sendTo('remote-views', { remote, version }, address);
      expect(answer.statusCode).toBe(200);
    }
    await sendTo('remote-failures', { ...report, phase: 'render' }, '192.0.2.2');
    await sendTo('remote-failures', { ...report, phase: 'load' }, '192.0.2.2');
    await sendTo('remote-failures', { ...report, phase: 'range' }, '192.0.2.3');
    expect(await health()).toEqual([{ remote, version, networks: 3, failures: 1 }]);
    const later = await server.app.inject({
      url: `${API_PREFIX}/release-health?since=${Date.now() + 1000}`,
    });
    expect(later.json().releases).toEqual([]);
    const unread = await server.app.inject({ url: `${API_PREFIX}/release-health?since=then` });
    expect(unread.statusCode).toBe(400);
    const elsewhere = { url: `${API_PREFIX}/release-health`, remoteAddress: '192.0.2.1' };
    expect((await server.app.inject(elsewhere)).statusCode).toBe(404);
    expect((await sendTo('remote-views', { remote }, '192.0.2.1')).statusCode).toBe(400);
  });
});

describe('who is counted', () => {
  const server = useTestServer();
  test('the networks that one household has are one', async () => {
    const { remote, version } = report;
    for (let network = 0; network < 25; network++) {
      await server.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/remote-failures`,
        payload: report,
        remoteAddress: `2001:db8:1:${network.toString(16)}::1`,
      });
    }
    const other = { remote, version };
    await server.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/remote-views`,
      payload: other,
      remoteAddress: '2001:db8:2::1',
    });
    const answer = await server.app.inject({ url: `${API_PREFIX}/release-health` });
    expect(answer.json().releases).toEqual([{ remote, version, networks: 2, failures: 1 }]);
  });
});

describe('reports of failed remotes', () => {
  const server = useTestServer({
    limits: { remoteFailurePerAddress: { attempts: 3, seconds: 60 } },
  });
  const send = (body: object) => post(server.app, `${API_PREFIX}/remote-failures`, body);

  test('go into the log as they came, a few from each address', async () => {
    const warn = jest.spyOn(server.context.log, 'warn');
    expect((await send(report)).statusCode).toBe(200);
    expect(warn).toHaveBeenCalledWith({ remoteFailure: report }, expect.any(String));
    expect((await send({ ...report, cause: 'x'.repeat(1001) })).statusCode).toBe(400);
    expect((await send(report)).statusCode).toBe(200);
    expect((await send(report)).statusCode).toBe(429);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
