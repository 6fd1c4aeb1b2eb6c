import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  type FakeGateway,
  fakeGateway,
  freePort,
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
} from '../../../testing';
import { contentPath } from '../../collecting/files/content-path';
import { person, personCredential } from '../../people/accounts/tables';
import { Environment } from '../../platform/configuration/environment';
import { FrontEndEnvironment } from '../../platform/configuration/front-end-environment';
import { readSettings } from '../../platform/configuration/settings';
import { openDatabase } from '../../platform/database/open-database';
import { hashPin } from '../../platform/pins/pin-hash';
import { UsageError } from '../run-command';
import { operateCommand } from './operate-command';

describe('npm run operate -- check', () => {
  let storage: TestStorage;
  let gateway: FakeGateway;
  let front: Server;
  /** Headers of the server's response. */
  let headers: Record<string, string> = {};
  const address = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

  beforeAll(async () => {
    storage = await openTestStorage();
    gateway = await fakeGateway();
    front = createServer((_request, response) => response.writeHead(200, headers).end());
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  }, SERVER_START_MS);
  beforeEach(() => {
    headers = {
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    };
  });
  afterAll(async () => {
    await gateway.close();
    await new Promise((resolve) => front.close(resolve));
    await storage.remove();
  }, SERVER_START_MS);

  const check = async (more: Record<string, string> = {}) => {
    const lines: string[] = [];
    const environment = {
      NODE_ENV: 'production',
      ARANYA_DATA_DIR: storage.dataFolder,
      DATABASE_URL: storage.databaseUrl ?? '',
      ARANYA_SECRET: 'a secret of the tests, long enough to be one',
      ARANYA_PUBLIC_URL: address(),
      ARANYA_ALLOWED_ORIGINS: address(),
      ARANYA_REGISTER_URL: `${address()}/register`,
      ARANYA_SMS_URL: gateway.url,
      ...more,
    };
    const code = await operateCommand(environment, ['check'], (line) => lines.push(line));
    return { code, lines, errors: lines.filter((line) => line.startsWith('error ')) };
  };

  test('checks every topic, with ok, warning or error on each line', async () => {
    const { code, lines, errors } = await check();
    const topics = new Set(lines.slice(0, -1).map((line) => line.slice(9).split(':')[0]));
    const everything = [
      ...['settings', 'disk', 'database', 'migrations', 'demonstration', 'gateway', 'Central'],
      ...['bucket', 'map server', 'server', 'headers', 'clock', 'identity', 'origins'],
    ];
    expect([...topics]).toEqual(expect.arrayContaining(everything));
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(/^(ok {5}|warning|error {2}) {2}\S/);
    // The one fault of this installation: it is reached without encryption. Free disk space of the
    // test machine is ignored.
    const faults = errors.filter((line) => !line.startsWith('error    disk:'));
    expect(faults).toEqual([expect.stringContaining('is not encrypted')]);
    expect(code).toBe(1);
    expect(gateway.calls.every(({ method }) => method === 'HEAD')).toBe(true);
  });

  test('counts orphaned files that are older than a day', async () => {
    const path = join(storage.dataFolder, contentPath('ab'.repeat(32)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'a photo of a record that was refused');
    const lines = async () => (await check()).lines.filter((line) => line.includes(' files: '));
    expect(await lines()).toEqual([expect.stringMatching(/^ok .*Every stored file belongs/)]);
    const before = new Date(Date.now() - 2 * 86_400_000);
    await utimes(path, before, before);
    expect(await lines()).toEqual([
      expect.stringMatching(/^warning .*belong to no record, form or profile: 1, 0\.0 MB/),
    ]);
  });

  test('names each fault with the next step', async () => {
    headers = {};
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const { db, close } = await openDatabase(storage);
    await db
      .insert(person)
      .values({ id: 'a', name: 'A', phoneNumber: '9000000003', email: 'a@phone.invalid' });
    const password = await hashPin('246810');
    const ids = { id: 'a', accountId: 'a', providerId: 'credential', userId: 'a' };
    await db.insert(personCredential).values({ ...ids, password });
    await close();
    const { errors } = await check({
      ARANYA_SMS_URL: `${nowhere}/send?to={to}`,
      ARANYA_WMS_URL: address(),
      ARANYA_ALLOWED_ORIGINS: nowhere,
    });
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringContaining('gateway: http://127.0.0.1'),
        expect.stringContaining('map server:'),
        expect.stringContaining('origins: http://127.0.0.1'),
        expect.stringContaining('npm run people -- remove-demonstration'),
        expect.stringMatching(/identity: \S+\/register answers 200 and shows no registration page/),
        expect.stringContaining('headers: The proxy takes away content-security-policy'),
      ]),
    );
    expect((await check({ ARANYA_SMS_URL: '' })).errors).toContainEqual(
      expect.stringContaining('Nobody can register or recover a PIN by text message: set'),
    );
  });

  test('reports a registration address at which pages find no service', async () => {
    const aside = { ARANYA_REGISTER_URL: '', ARANYA_PUBLIC_URL: 'https://localhost:1' };
    expect((await check(aside)).errors).toContainEqual(
      expect.stringMatching(/identity: Pages look .* set ARANYA_REGISTER_URL/),
    );
    const nowhere = await freePort();
    const { errors } = await check({ ARANYA_REGISTER_URL: `http://127.0.0.1:${nowhere}/register` });
    expect(errors).toContainEqual(expect.stringMatching(/identity: \S+ cannot be reached/));
  });

  test('names each wrong setting, and creates no files', async () => {
    const { code, lines } = await check({ ARANYA_LISTEN: 'x', ARANYA_PUBLIC_ULR: 'y' });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'error    settings: ARANYA_PUBLIC_ULR is not known; did you mean ARANYA_PUBLIC_URL?',
      'error    settings: ARANYA_LISTEN must be an IP address of this machine.',
      '2 errors, 0 warnings, 0 as it should be.',
    ]);
    const both = await check({ ARANYA_SMS_URL: 'x', ARANYA_WMS_URL: 'y' });
    expect(both.errors).toEqual([
      expect.stringContaining('settings: ARANYA_WMS_URL'),
      expect.stringContaining('settings: ARANYA_SMS_URL'),
    ]);
  });
});

describe('npm run operate -- settings', () => {
  const sample = async (...words: string[]) => {
    const lines: string[] = [];
    await operateCommand({}, ['settings', ...words], (line) => lines.push(line));
    return lines.join('\n');
  };

  test('lists every setting, and is valid after removing the comment signs', async () => {
    const text = await sample();
    const given = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    const wanted = [...Object.keys(Environment.shape), ...Object.keys(FrontEndEnvironment.shape)];
    const left = wanted.filter((name) => !(name in given));
    expect([...new Set(left)].sort()).toEqual(['ARANYA_CONFIG', 'ARANYA_DEV']);
    expect(() => readSettings(given)).not.toThrow();
  });

  test('writes a sample of the settings that a deployable reads', async () => {
    expect(await sample('mfe-map')).not.toContain('ARANYA_SMS_URL');
    expect(await sample('mfe-map')).toContain('ARANYA_CONTACT_MAIL');
    expect(await sample('server')).toContain('ARANYA_SMS_URL');
    await expect(sample('cake')).rejects.toThrow(UsageError);
  });
});
