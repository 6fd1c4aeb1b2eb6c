import { useTestServer } from '../../testing';
import { routesOf } from '../people/accounts/guard';

const FRONT_END = 'https://aranya.example.org';

const KNOWN_STYLE = /'unsafe-hashes' 'sha256-[\w+/]+=*'/;

const STRICT_POLICY = /default-src 'none'.*frame-ancestors 'none'/;

describe('headers of every answer', () => {
  const server = useTestServer({
    environment: {
      ARANYA_PUBLIC_URL: 'https://server.example.org',
      ARANYA_ALLOWED_ORIGINS: FRONT_END,
    },
  });

  const pages = () =>
    [server.app, server.identityApp].flatMap((app) =>
      routesOf(app)
        .filter(({ method }) => method === 'GET' || [method].flat().includes('GET'))
        .map(({ url }) => ({ app, url: url.replace(/:\w+|\*/g, 'anything') })),
    );

  test('sends the browser headers that forbid everything, for any request', async () => {
    const addresses = [
      ...pages(),
      { app: server.app, url: '/nowhere' },
      { app: server.identityApp, url: '/nowhere' },
      { app: server.app, url: '/%E0%A4%A' },
    ];
    expect(addresses.length).toBeGreaterThan(30);
    for (const { app, url } of addresses) {
      const { headers } = await app.inject(url);
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'content-security-policy': expect.stringMatching(STRICT_POLICY),
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=63072000',
          'x-content-type-options': 'nosniff',
        }),
      ]);
      // One known style of the API page is allowed by its hash, there and nowhere else.
      const isApiPage = url === '/docs' || url.startsWith('/docs/');
      const policy = String(headers['content-security-policy']);
      expect([url, isApiPage ? policy.replace(KNOWN_STYLE, '') : policy]).toEqual([
        url,
        expect.not.stringMatching(/unsafe-/),
      ]);
      expect([url, headers['set-cookie']]).toEqual([url, undefined]);
    }
  });

  test('allows listed origins to read, and all origins to read public data', async () => {
    const grantedTo = async (url: string, origin: string) =>
      (await server.app.inject({ url, headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await grantedTo('/api/aranya/getDetails', FRONT_END)).toBe(FRONT_END);
    const others = [
      'https://evil.example',
      `${FRONT_END}.evil.example`,
      'http://aranya.example.org',
      'null',
    ];
    for (const origin of others) {
      expect(await grantedTo('/api/aranya/getDetails', origin)).toBeUndefined();
      expect(await grantedTo('/places/odisha-blocks.geojson', origin)).toBe('*');
    }
    const { headers } = await server.app.inject({ url: '/wms?REQUEST=GetCapabilities' });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('server that is reached over plain HTTP', () => {
  const server = useTestServer();

  test('sends no Strict-Transport-Security over plain HTTP', async () => {
    for (const app of [server.app, server.identityApp]) {
      const { headers } = await app.inject('/nowhere');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });
});
