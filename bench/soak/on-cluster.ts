import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseCommand } from '../../server/src/commands/database-command';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { databasesOfCluster } from '../../server/testing/test-citus';
import type { PartResult } from './figures';
import { openSoakServer, type SoakServer } from './soak-server';

/**
 * Runs something on a server with a database of its own on a cluster, and removes both afterwards.
 *
 * @param address Of the coordinator, as its superuser.
 * @param shards Into how many parts the tables are spread; null: they lie on the coordinator.
 * @param environment Of the server, beside its usual settings.
 */
export async function onCluster(
  address: string,
  shards: number | null,
  run: (server: SoakServer, databaseUrl: string) => Promise<PartResult>,
  environment: Record<string, string> = {},
): Promise<PartResult> {
  const databases = databasesOfCluster(address);
  const databaseUrl = await databases.createDatabase(false);
  try {
    return await onDatabase(databaseUrl, shards, (server) => run(server, databaseUrl), environment);
  } finally {
    await databases.dropDatabase(databaseUrl);
  }
}

/** Runs something on a server with an empty database that is there, which is left to whoever made it. */
export async function onDatabase<T>(
  databaseUrl: string,
  shards: number | null,
  run: (server: SoakServer) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aranya-soak-'));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  const storage = {
    kind: 'postgres' as const,
    dataFolder,
    databaseUrl,
    stopDatabase: null,
    startDatabase: null,
    remove,
  };
  try {
    const server = await openSoakServer(storage, { environment });
    if (shards !== null) {
      const settings = readSettings({ DATABASE_URL: databaseUrl, ARANYA_DATA_DIR: dataFolder });
      await databaseCommand(settings, ['distribute', '--shards', String(shards)], () => undefined);
    }
    return await run(server).finally(() => server.kill());
  } finally {
    await remove();
  }
}
