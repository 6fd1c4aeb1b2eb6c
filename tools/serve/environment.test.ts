import { readSettings } from '../../server/src/platform/configuration/settings';
import { contentSecurityPolicy } from './content-security-policy';
import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';

test('does not publish contact details that are not set', () => {
  const given = { ARANYA_CONTACT_MAIL: 'forest@example.org', ARANYA_CONTACT_PHONE: '' };
  expect(serveEnvironment(given).contact).toEqual({ mail: 'forest@example.org' });
});

test('shows a marked sample contact in a demonstration only', () => {
  const shown = serveEnvironment({}).contact;
  expect(Object.keys(shown)).toEqual(['address', 'phone', 'website', 'mail']);
  for (const way of Object.values(shown)) expect(way).toMatch(/demonstration/i);
  expect(serveEnvironment({ NODE_ENV: 'production' }).contact).toEqual({});
});

test('offers every complete language, or those that an operator names', () => {
  expect(serveEnvironment({}).languages).toEqual(['en', 'hi', 'or']);
  expect(serveEnvironment({ ARANYA_LANGUAGES: 'en,te' }).languages).toEqual(['en', 'te']);
});

test('uses external services in settings and policy if they are set', () => {
  const settings = frontEndSettings(
    serveEnvironment({
      ARANYA_WMS_URL: 'https://maps.example.org/geoserver/wms',
      ARANYA_REGISTER_URL: 'https://id.example.org/register',
      ARANYA_RECOVER_URL: 'https://id.example.org/recover?from=aranya',
      ARANYA_OIDC_ISSUER: 'https://id.example.org/realms/forest',
    }),
  );
  expect(settings.map.wmsUrl).toBe('https://maps.example.org/geoserver/wms');
  expect(settings.identity).toEqual({
    registerUrl: 'https://id.example.org/register',
    recoverUrl: 'https://id.example.org/recover?from=aranya',
    provider: { name: 'id.example.org' },
  });
  const policy = contentSecurityPolicy({
    settings,
    remotes: [],
    nonce: 'once',
    frameAncestors: "'none'",
  });
  expect(policy).toMatch(/img-src [^;]*https:\/\/maps\.example\.org[ ;]/);
});

test('gives every origin a name with https under a domain, in settings and policy', () => {
  const environment = serveEnvironment({ ARANYA_DOMAIN: 'aranya.example.org' });
  const settings = frontEndSettings(environment);
  expect(JSON.stringify(settings)).not.toContain('{hostname}');
  expect(settings).toMatchObject({
    host: 'https://aranya.example.org',
    remoteOrigins: { 'mfe-map': 'https://map.aranya.example.org' },
    collect: { serverUrl: 'https://server.aranya.example.org' },
    identity: { registerUrl: 'https://identity.aranya.example.org/register' },
  });
  const served = readSettings({ ARANYA_DOMAIN: 'aranya.example.org' });
  expect(served.publicUrl).toBe(settings.collect.serverUrl);
  expect(served.allowedOrigins).toEqual([
    settings.host,
    ...Object.values(settings.remoteOrigins ?? {}),
  ]);
});

test.each([
  'maps.example.org',
  "https://maps.example.org/;script-src 'x'",
  'ftp://maps.example.org',
])('refuses an invalid address by its name: %s', (address) => {
  expect(() => serveEnvironment({ ARANYA_WMS_URL: address })).toThrow(/^ARANYA_WMS_URL must be/);
});

test('writes ODK Central into the QR code like the server, and disables the demonstration', () => {
  const given = { ARANYA_CENTRAL_URL: 'https://central.example.org/', ARANYA_CENTRAL_PROJECT: '7' };
  expect(serveEnvironment(given)).toMatchObject({
    central: { url: 'https://central.example.org', projectId: 7 },
    demonstration: false,
  });
  expect(serveEnvironment({}).central).toBeUndefined();
});
