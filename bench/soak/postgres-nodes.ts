import { type ExecFileOptions, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/test-postgres';

const SETTINGS = [
  'max_connections = 200',
  'max_prepared_transactions = 200',
  'wal_level = logical',
];

/** @param folder for its data; its parent exists */
export async function startNode(programs: string, folder: string, settings: readonly string[]) {
  const port = await freePort();
  const user = await userOf(folder);
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(join(programs, program), words, { ...user, cwd: '/', env: {} });
  };
  const start = () =>
    run('pg_ctl', '-D', folder, '-l', `${folder}.log`, '-t', '120', '-w', 'start');
  const words = ['-U', 'postgres', '-A', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
  await run('initdb', '-D', folder, ...words);
  const lines = [
    ...SETTINGS,
    ...settings,
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${dirname(folder)}'`,
  ];
  await appendFile(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`);
  await start();
  return {
    port,
    url: (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    /** Kills all processes, without a shutdown. */
    kill: () => killAll(folder),
    /** Resolves when the server accepts connections. */
    start,
    stop: () => run('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop'),
  };
}

export type PostgresNode = Awaited<ReturnType<typeof startNode>>;

async function killAll(folder: string): Promise<void> {
  const postmaster = Number(
    (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const all = [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The killed process had ended already.
    }
  }
  while (all.some((pid) => existsSync(`/proc/${pid}`))) await pause(10);
}

/** PostgreSQL refuses to run as root, so it runs as the owner of the parent folder. */
async function userOf(folder: string): Promise<Pick<ExecFileOptions, 'uid' | 'gid'>> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dirname(folder));
  return { uid, gid };
}

export async function giveToPostgres(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await promisify(execFile)('chown', ['postgres:', folder]);
  await chmod(folder, 0o755);
}
