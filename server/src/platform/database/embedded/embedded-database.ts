import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../database';
import { migrationsFolder, NoDatabase, refuseEarlierTables, requireUsed } from '../migration-state';
import { type EmbeddedClient, startEmbeddedClient } from './embedded-client';
import { lockFolder } from './folder-lock';

/**
 * @param creating False: an unused database is refused and not created.
 * @throws Error when another process uses the same data folder; NoDatabase; EarlierTables.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  migrating = true,
  creating = true,
): Promise<OpenDatabase> {
  // Checked before any write, so that a wrong folder remains unchanged.
  if (!creating && !existsSync(join(dataFolder, 'database', 'PG_VERSION'))) throw new NoDatabase();
  await mkdir(dataFolder, { recursive: true });
  const release = await lockFolder(dataFolder);
  let client: EmbeddedClient | null = null;
  const close = async () => {
    await client?.close();
    await release();
  };
  try {
    client = await startEmbeddedClient(join(dataFolder, 'database'));
    const db = drizzle(client as unknown as PGlite);
    if (!creating) await requireUsed(db);
    await refuseEarlierTables(db);
    if (migrating) await migrate(db, { migrationsFolder: migrationsFolder() });
    return { db, kind: 'pglite', close };
  } catch (error) {
    await close();
    throw error;
  }
}
