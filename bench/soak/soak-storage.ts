import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CitusCluster, startCluster } from './citus-cluster';
import { startSoakPostgres } from './soak-postgres';

export type DatabaseKind = 'pglite' | 'postgres' | 'citus';

export interface SoakStorage {
  kind: DatabaseKind;
  dataFolder: string;
  databaseUrl: string | null;
  /** Null where the database cannot be stopped alone. */
  stopDatabase: (() => Promise<void>) | null;
  startDatabase: (() => Promise<void>) | null;
  /** The cluster of the database, if it is distributed. */
  cluster?: CitusCluster;
  remove(): Promise<void>;
}

/** Settings that docs/operations/scale.md recommends for millions of records, and a log that loading fills quickly. */
export const LARGE_DATABASE = [
  'shared_buffers=2GB',
  'work_mem=32MB',
  'random_page_cost=1.1',
  'max_wal_size=8GB',
];

/**
 * @param programs Folder of `initdb` and `pg_ctl`, for a cluster.
 * @param settings `name=value` of settings of the database that differ from the defaults
 */
export async function openSoakStorage(
  kind: DatabaseKind,
  programs: string,
  settings: readonly string[] = [],
): Promise<SoakStorage> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aranya-soak-'));
  const postgres = kind === 'postgres' ? await startSoakPostgres(settings) : null;
  const cluster = kind === 'citus' ? await startCluster(programs, settings) : null;
  return {
    kind,
    dataFolder,
    databaseUrl: postgres?.url ?? cluster?.url ?? null,
    stopDatabase: postgres?.stop ?? null,
    startDatabase: postgres?.start ?? null,
    ...(cluster ? { cluster } : {}),
    async remove() {
      await (postgres ?? cluster)?.remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
