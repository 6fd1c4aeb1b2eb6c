import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/test-postgres';

/** PgBouncer that gives a connection for the time of a transaction. */
export interface Pooler {
  /** Address of the database behind it. */
  url: string;
  /** Sends new connections to the PostgreSQL on another port. */
  turnTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian has it; null where it is not. */
export async function findPooler(): Promise<string | null> {
  const program = '/usr/sbin/pgbouncer';
  const isThere = await stat(program).then(
    () => true,
    () => false,
  );
  return isThere ? program : null;
}

/** Starts it in a folder of the user who runs PostgreSQL, for the database `aranya` of that port. */
export async function startPooler(program: string, folder: string, port: number): Promise<Pooler> {
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const { uid, gid } = await stat(folder);
  const write = async (to: number) => {
    const lines = [
      '[databases]',
      `aranya = host=127.0.0.1 port=${to} dbname=aranya`,
      '[pgbouncer]',
      `listen_port = ${own}`,
      'listen_addr = 127.0.0.1',
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 10',
      'server_login_retry = 1',
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ];
    // Any user that asks is the superuser of the test.
    await writeFile(file, `${lines.join('\n').replace('dbname', 'user=postgres dbname')}\n`);
    await chown(file, uid, gid);
  };
  await write(port);
  const pooler = spawn(program, ['-q', file], { uid, gid, cwd: folder, stdio: 'ignore' });
  const gone = once(pooler, 'exit');
  while (!(await isListening(own))) await pause(20);
  return {
    url: `postgresql://postgres@127.0.0.1:${own}/aranya`,
    async turnTo(to) {
      await write(to);
      await promisify(execFile)('kill', ['-HUP', String(pooler.pid)]);
    },
    async stop() {
      pooler.kill('SIGKILL');
      await gone;
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
