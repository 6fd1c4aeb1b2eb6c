import { type ChildProcess, fork } from 'node:child_process';
import { chmod, readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import {
  bundleProcess,
  freePort,
  openTestStorage,
  SERVER_START_MS,
  type TestStorage,
} from '../../testing';

/** A port base under which the ports of server and identity pages are free. */
async function freePortBase(): Promise<number> {
  for (;;) {
    const base = (await freePort()) - 4000;
    if (base >= 0 && base <= 61_435 && (await isFree(4100 + base))) return base;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

describe('server process', () => {
  let bundle = '';
  let storage: TestStorage;
  let base: number;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    bundle = await bundleProcess('src/main.ts');
  }, SERVER_START_MS);
  beforeEach(async () => {
    storage = await openTestStorage();
    base = await freePortBase();
  }, SERVER_START_MS);
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    await storage.remove();
  }, SERVER_START_MS);

  /** Starts the server; resolves when it is ready, rejects with its output if it ends. */
  const start = (environment: Record<string, string> = {}) =>
    new Promise<ChildProcess>((resolve, reject) => {
      const child = fork(bundle, [], {
        silent: true,
        env: {
          PATH: process.env.PATH,
          ARANYA_DATA_DIR: storage.dataFolder,
          ARANYA_PORT_BASE: String(base),
          ARANYA_LISTEN: '127.0.0.1',
          ARANYA_DEMONSTRATION: 'off',
          ARANYA_LOG_LEVEL: 'warn',
          ...(storage.databaseUrl ? { DATABASE_URL: storage.databaseUrl } : {}),
          ...environment,
        },
      });
      running.add(child);
      let said = '';
      child.stderr?.on('data', (text) => {
        said += text;
      });
      child.once('message', () => resolve(child));
      child.once('exit', (code) => {
        running.delete(child);
        reject(new Error(`${code}: ${said}`));
      });
    });
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  const suggest = (detail: string) =>
    fetch(`http://127.0.0.1:${4000 + base}/api/aranya/measurement_gaps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        userName: 'asha@example.org',
        fullName: 'Asha',
        country: '',
        sdg: '',
        extraDetail: detail,
      }),
    });
  const kept = async () => {
    const { openDatabase } = await import('../platform/database/open-database');
    const { gapSuggestion } = await import('../administration/gaps/tables');
    const { db, close } = await openDatabase(storage);
    const rows = await db.select({ detail: gapSuggestion.extraDetail }).from(gapSuggestion);
    await close();
    return rows.map(({ detail }) => detail);
  };

  test(
    'shuts down on a signal after open answers, and leaves files that only their owner can read',
    async () => {
      // Older versions created the folder readable for everybody.
      await chmod(storage.dataFolder, 0o755);
      const child = await start();
      const answers = Array.from({ length: 10 }, (_, index) => suggest(String(index)));
      await Promise.race(answers);
      expect(await end(child, 'SIGTERM')).toBe(0);
      const answered = await Promise.allSettled(answers);
      const acknowledged = answered.flatMap((answer, index) =>
        answer.status === 'fulfilled' && answer.value.ok ? [String(index)] : [],
      );
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(await kept()).toEqual(expect.arrayContaining(acknowledged));

      const names = await readdir(storage.dataFolder, { recursive: true });
      const modes = await Promise.all(
        ['', 'secret', 'files'].map(async (name) => {
          const { mode } = await stat(path.join(storage.dataFolder, name));
          return [name, mode & 0o077];
        }),
      );
      expect(names).toEqual(expect.arrayContaining(['secret', 'files']));
      expect(modes).toEqual([
        ['', 0],
        ['secret', 0],
        ['files', 0],
      ]);
    },
    SERVER_START_MS,
  );

  test(
    'reports a port that is in use in a sentence, and leaves nothing open',
    async () => {
      const blocker = createServer();
      await new Promise<void>((resolve) => blocker.listen(4100 + base, '127.0.0.1', resolve));
      await expect(start()).rejects.toThrow(
        `1: Port ${4100 + base} is taken. Stop what uses it, or move all ports with ARANYA_PORT_BASE.\n`,
      );
      await new Promise((resolve) => blocker.close(resolve));
      await end(await start(), 'SIGINT');
    },
    SERVER_START_MS,
  );

  test(
    'refuses to start while an account has the public demonstration PIN',
    async () => {
      const { openDatabase } = await import('../platform/database/open-database');
      const { person, personCredential } = await import('../people/accounts/tables');
      const { hashPin } = await import('../platform/pins/pin-hash');
      const { db, close } = await openDatabase(storage);
      const phoneNumber = '9000000003';
      await db.insert(person).values({ id: 'a', name: 'A', phoneNumber, email: 'a@phone.invalid' });
      await db.insert(personCredential).values({
        id: 'a',
        accountId: 'a',
        providerId: 'credential',
        userId: 'a',
        password: await hashPin('246810'),
      });
      await close();
      await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(
        /^1: Demonstration accounts are left \(9000000003\).*people -- remove-demonstration/,
      );
    },
    SERVER_START_MS,
  );

  test(
    'reports a wrong setting in a sentence, without a stack trace',
    async () => {
      await expect(start({ ARANYA_LISTEN: 'nowhere' })).rejects.toThrow(
        /^1: ARANYA_LISTEN must be an IP address of this machine\.\n$/,
      );
    },
    SERVER_START_MS,
  );
});
