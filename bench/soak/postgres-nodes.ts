import { type ExecFileOptions, execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/test-postgres';
import { type ClusterNode, nodeOf } from './cluster-nodes';

/** A PostgreSQL of installed programs, in a folder of its own. */
export interface PostgresNode extends ClusterNode {
  folder: string;
  port: number;
  /** Address of a database, as its superuser `postgres`. */
  url(database: string): string;
  /** Runs one of its programs as its user. */
  run(program: string, ...words: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian's PostgreSQL 15 has `initdb` and `pg_ctl`. */
export const DEBIAN_PROGRAMS = '/usr/lib/postgresql/15/bin';

const SETTINGS = [
  'max_connections = 200',
  'max_prepared_transactions = 200',
  'wal_level = logical',
];

/**
 * Makes and starts a PostgreSQL.
 *
 * @param programs Folder of `initdb` and `pg_ctl`.
 * @param folder Where its data go; the folder around it is there already.
 * @param settings Lines of its settings.
 * @param copyOf Address of a PostgreSQL of which it is a streaming replica.
 */
export async function startNode(
  programs: string,
  folder: string,
  { settings = [], copyOf }: { settings?: readonly string[]; copyOf?: string } = {},
): Promise<PostgresNode> {
  const port = await freePort();
  const user = await userOf(folder);
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(join(programs, program), words, { ...user, cwd: '/', env: {} });
  };
  if (copyOf) await run('pg_basebackup', '-d', copyOf, '-D', folder, '-R', '-X', 'stream');
  else {
    const words = ['-U', 'postgres', '-A', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
    await run('initdb', '-D', folder, ...words);
  }
  // The last line counts: a replica has its primary's port above.
  const lines = [
    ...(copyOf ? [] : SETTINGS),
    ...settings,
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${dirname(folder)}'`,
  ];
  await appendFile(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`);
  await run('pg_ctl', '-D', folder, '-l', `${folder}.log`, '-t', '120', '-w', 'start');
  return {
    ...nodeOf(folder, folder),
    folder,
    port,
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    run,
    stop: () => run('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop'),
  };
}

/** PostgreSQL does not run as root: then as the owner of the folder around its data, or as `postgres`. */
async function userOf(folder: string): Promise<Pick<ExecFileOptions, 'uid' | 'gid'>> {
  if (process.getuid?.() !== 0) return {};
  const around = await stat(dirname(folder));
  return { uid: around.uid, gid: around.gid };
}

/** Makes a folder in which nodes may be, which the user `postgres` owns where this one is root. */
export async function makeNodeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const idOf = async (option: string) =>
    Number((await promisify(execFile)('id', [option, 'postgres'])).stdout);
  await chown(folder, await idOf('-u'), await idOf('-g'));
  await chmod(folder, 0o755);
}
