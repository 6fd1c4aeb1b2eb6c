import { useTestServer } from '../../../testing';
import { readSettings } from '../configuration/settings';
import { knownHosts } from './known-hosts';

describe('host that a request names', () => {
  const server = useTestServer({ environment: { ARANYA_HOSTS: 'server' } });
  const apps = () => [server.app, server.identityApp];
  const ask = (app: typeof server.app, host: string, url = '/') =>
    app.inject({ url, headers: { host } });

  test.each(['evil.example', 'localhost.evil.example:4000', 'aranya.test.', 'other'])(
    'refuses the unknown host %s at both listeners',
    async (host) => {
      for (const app of apps()) {
        for (const url of ['/', '/outbox', '/api/aranya/getDetails', '/docs/']) {
          const answer = await ask(app, host, url);
          expect([url, answer.statusCode, answer.json().code]).toEqual([url, 421, 'unknown_host']);
          expect(answer.headers['x-content-type-options']).toBe('nosniff');
        }
      }
    },
  );

  test('refuses an unknown host in the format of OpenRosa on its routes', async () => {
    const answer = await ask(server.app, 'evil.example', '/v1/key/a/projects/1/formList');
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['content-type']).toContain('xml');
  });

  test.each([
    'localhost:4000',
    '192.168.1.7:4000',
    '[::1]:4100',
    'aranya.test:4000',
    'server:4000',
    '',
  ])('answers requests for the host %j', async (host) => {
    for (const app of apps()) expect((await ask(app, host)).statusCode).not.toBe(421);
  });

  test('ignores the host on monitoring routes, which are called by the name of a container', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      expect((await ask(server.app, 'aranya-7f9c.cluster.local', url)).statusCode).toBe(200);
    }
  });
});

test('recognises the host of every address in the settings', () => {
  const { addresses } = readSettings({
    ARANYA_DOMAIN: 'aranya.example.org',
    ARANYA_ALLOWED_ORIGINS: 'https://partner.example.org',
    ARANYA_REGISTER_URL: 'https://id.example.org/register',
    ARANYA_HOSTS: 'server aranya-server',
  });
  const known = knownHosts(addresses);
  const hosts = ['', 'server.', 'identity.', 'map.'].map((name) => `${name}aranya.example.org`);
  for (const host of [
    ...hosts,
    'partner.example.org',
    'id.example.org',
    'server',
    'aranya-server',
  ]) {
    expect(known(host)).toBe(host);
  }
});
