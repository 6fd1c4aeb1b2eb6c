import { isAbsolute, join } from 'node:path';
import { ORIGINS, portOf } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { repositoryFolder } from '../folders/server-folder';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings', () => {
  test('starts a self-contained server with an empty environment', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      ports: { host: 3000, 'mfe-public': 3001, 'mfe-map': 3005, server: 4000, identity: 4100 },
      dataFolder: join(repositoryFolder(), '.data'),
      listen: '0.0.0.0',
      demonstration: true,
      databaseUrl: null,
      logLevel: 'info',
    });
    expect(settings.publicUrl).toMatch(/^http:\/\/[^/]+:4000$/);
    expect(settings.allowedOrigins).toContain('http://localhost:3000');
    expect(settings.allowedOrigins).toContain('http://localhost:3005');
    expect(settings.allowedOrigins).not.toContain('http://localhost:4100');
  });

  test('treats an empty variable as not set', () => {
    expect(readSettings({ ARANYA_PORT_BASE: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  test('moves every port and default address with the port base', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 61_435 }), (base) => {
        const { ports, publicUrl, allowedOrigins } = readSettings({
          ARANYA_PORT_BASE: String(base),
        });
        for (const origin of ORIGINS) expect(ports[origin]).toBe(portOf(origin) + base);
        expect(publicUrl.endsWith(`:${4000 + base}`)).toBe(true);
        expect(allowedOrigins).toContain(`http://localhost:${3000 + base}`);
      }),
      { numRuns: 50 },
    );
  });

  test('refuses an invalid port base by name', () => {
    const wrong = fc.oneof(
      fc.integer({ min: 61_436 }).map(String),
      fc.integer({ max: -1 }).map(String),
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.constant('1.5'),
    );
    fc.assert(
      fc.property(wrong, (base) => {
        expect(refusal({ ARANYA_PORT_BASE: base })).toMatch(/^ARANYA_PORT_BASE must .*\.$/);
      }),
    );
  });

  test.each([
    ['ARANYA_PUBLIC_URL', 'aranya.example.org'],
    ['ARANYA_PUBLIC_URL', 'ftp://aranya.example.org'],
    ['ARANYA_LISTEN', 'everywhere'],
    ['ARANYA_ALLOWED_ORIGINS', 'https://aranya.example.org/page'],
    ['ARANYA_ALLOWED_ORIGINS', 'https://ok.example.org, nonsense'],
    ['ARANYA_TRUST_PROXY', 'everybody'],
    ['ARANYA_DEMONSTRATION', 'perhaps'],
    ['ARANYA_SECRET', 'too short'],
    ['ARANYA_LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/aranya'],
    ['DATABASE_URL', 'localhost'],
  ])('refuses %s=%s in a sentence with its name', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must .*\\.$`));
  });

  test('reports all invalid settings at once', () => {
    const told = refusal({ ARANYA_LISTEN: 'x', ARANYA_LOG_LEVEL: 'y' }).split('\n');
    expect(told).toHaveLength(2);
  });

  test('refuses demonstration mode in production, where it is off by default', () => {
    expect(refusal({ NODE_ENV: 'production', ARANYA_DEMONSTRATION: 'on' })).toMatch(
      /ARANYA_DEMONSTRATION must be off/,
    );
    expect(readSettings({ NODE_ENV: 'production' }).demonstration).toBe(false);
  });

  test('disables demonstration mode by default with PostgreSQL', () => {
    const DATABASE_URL = 'postgresql://aranya:secret@db.example.org:5432/aranya';
    expect(readSettings({ DATABASE_URL }).demonstration).toBe(false);
    expect(readSettings({ DATABASE_URL, ARANYA_DEMONSTRATION: 'on' }).demonstration).toBe(true);
  });

  test('removes the trailing slash of the public address and makes the data folder absolute', () => {
    const settings = readSettings({
      ARANYA_PUBLIC_URL: 'https://aranya.example.org/',
      ARANYA_DATA_DIR: 'somewhere',
    });
    expect(settings.publicUrl).toBe('https://aranya.example.org');
    expect(isAbsolute(settings.dataFolder)).toBe(true);
  });

  test('replaces the local origins with the given ones', () => {
    const { allowedOrigins } = readSettings({
      ARANYA_ALLOWED_ORIGINS: 'https://aranya.example.org, https://map.example.org/',
    });
    expect(allowedOrigins).toEqual(['https://aranya.example.org', 'https://map.example.org']);
  });
});
