import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database';
import { startEmbeddedClient } from './embedded-client';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';

/**
 * Opens the embedded database in `<data folder>/database`, for this process alone, and migrates
 * it unless told otherwise.
 *
 * @throws Error when another process uses the same data folder.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  migrating = true,
): Promise<OpenDatabase> {
  await mkdir(dataFolder, { recursive: true });
  const release = await lockFolder(dataFolder);
  try {
    const client = await startEmbeddedClient(join(dataFolder, 'database'));
    const db = drizzle(client as unknown as PGlite);
    if (migrating) await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
