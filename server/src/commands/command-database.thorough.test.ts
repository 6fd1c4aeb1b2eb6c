import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProcess, openTestStorage, SERVER_START_MS, type TestStorage } from '../../testing';
import { settingsOf } from '../../testing/backup/backup-fixture';
import { backupCommand } from './backup/backup-command';
import { describeDatabase } from './command-database';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-nowhere-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NOWHERE = /^There is no database of Aranya there\. Nothing was done\. .*ARANYA_CONFIG=/;

describe('command without the settings of the installation', () => {
  const nowhere = () =>
    settingsOf({ dataFolder: join(folder, 'data'), databaseUrl: null, remove: async () => {} });

  test('creates no database, and no empty backup', async () => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const file = join(folder, 'x.tar');
    await expect(backupCommand(nowhere(), [file], say)).rejects.toThrow(NOWHERE);
    expect(lines).toEqual([`Database: the embedded one in ${folder}/data/database`]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('refuses an empty PostgreSQL database, and leaves it unchanged', async () => {
    const storage = await openTestStorage(undefined, false);
    try {
      const given = { ...settingsOf(storage) };
      const run = () => backupCommand(given, [join(folder, 'x.tar')], () => undefined);
      await expect(run()).rejects.toThrow(NOWHERE);
      // The second attempt fails in the same way, because the first one created nothing.
      await expect(run()).rejects.toThrow(NOWHERE);
    } finally {
      await storage.remove();
    }
  });
});

test('omits the password in the line that names a database', () => {
  const databaseUrl = 'postgresql://aranya:hunter2@db.example.org:6543/forest';
  expect(describeDatabase({ databaseUrl, dataFolder: '' })).toBe(
    'Database: PostgreSQL, forest at db.example.org:6543',
  );
});

describe('file of ARANYA_CONFIG', () => {
  let storage: TestStorage;
  let bundles: Record<'people' | 'data', string>;
  beforeAll(async () => {
    const [people, data] = await Promise.all([
      bundleProcess('src/commands/people.ts'),
      bundleProcess('src/commands/data.ts'),
    ]);
    bundles = { people, data };
    storage = await openTestStorage();
  }, SERVER_START_MS);
  afterAll(() => storage.remove());

  /** Runs a command with only the settings of the file. */
  const run = (command: 'people' | 'data', words: string[], environment: object) =>
    new Promise<{ code: unknown; told: string }>((resolve) => {
      const env = { PATH: process.env.PATH, ...environment };
      execFile(process.execPath, [bundles[command], ...words], { env }, (error, out, wrong) =>
        resolve({ code: error?.code ?? 0, told: out + wrong }),
      );
    });

  test('applies the settings file in any working folder', async () => {
    const config = join(folder, 'environment');
    await writeFile(
      config,
      `# The installation\nARANYA_DATA_DIR="${storage.dataFolder}"\nDATABASE_URL=${storage.databaseUrl ?? ''}\n`,
    );
    const listed = await run('data', ['list'], { ARANYA_CONFIG: config });
    expect(listed.told.split('\n')[0]).toBe(describeDatabase(settingsOf(storage)));
    expect(listed.code).toBe(0);
    // Variables of the process take precedence.
    const other = { ARANYA_CONFIG: config, DATABASE_URL: 'postgresql://127.0.0.1:9/elsewhere' };
    const elsewhere = await run('people', ['administrator', '9000000001'], other);
    const told = expect.stringContaining('PostgreSQL, elsewhere at 127.0.0.1:9');
    expect(elsewhere).toMatchObject({ code: 1, told });
  });

  test('shows the usage of a command without a database', async () => {
    const environment = { ARANYA_DATA_DIR: join(folder, 'none') };
    const { code, told } = await run('people', ['--help'], environment);
    expect(told).toMatch(/^Usage:\n {2}npm run people -- administrator/);
    expect(code).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  test('reports a missing settings file, and a wrong line', async () => {
    const gone = await run('data', ['list'], { ARANYA_CONFIG: join(folder, 'none') });
    expect(gone).toEqual({
      code: 1,
      told: 'ARANYA_CONFIG must be a file that this process may read.\n',
    });
    const config = join(folder, 'environment');
    await writeFile(config, 'ARANYA_LISTEN=somewhere\nARANYA_DATADIR=/x\n');
    const { told } = await run('data', ['list'], { ARANYA_CONFIG: config });
    expect(told).toContain('ARANYA_LISTEN must be an IP address of this machine.');
    expect(told).toContain('ARANYA_DATADIR is not known; did you mean ARANYA_DATA_DIR?');
  });
});
