import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSoakPostgres } from './soak-postgres';

export const DATABASES = ['pglite', 'postgres'] as const;

/** The database of a run. */
export type DatabaseKind = (typeof DATABASES)[number];

/** An empty place for one server. */
export interface SoakStorage {
  kind: DatabaseKind;
  dataFolder: string;
  databaseUrl: string | null;
  /** Null for the embedded database, which lives and dies with the server. */
  stopDatabase: (() => Promise<void>) | null;
  startDatabase: (() => Promise<void>) | null;
  remove(): Promise<void>;
}

/** @param dataFolder A folder of the caller, which stays; by default a temporary one. */
export async function openSoakStorage(
  kind: DatabaseKind,
  dataFolder?: string,
): Promise<SoakStorage> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'aranya-soak-')));
  const postgres = kind === 'postgres' ? await startSoakPostgres() : null;
  return {
    kind,
    dataFolder: folder,
    databaseUrl: postgres?.url ?? null,
    stopDatabase: postgres?.stop ?? null,
    startDatabase: postgres?.start ?? null,
    async remove() {
      await postgres?.remove();
      if (!dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}
