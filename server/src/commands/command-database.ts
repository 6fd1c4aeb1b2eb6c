import type { ServerSettings } from '../platform/configuration/settings';
import type { OpenDatabase } from '../platform/database/database';
import { NoDatabase } from '../platform/database/migration-state';
import { type OpenOptions, openDatabase } from '../platform/database/open-database';

/** Allows a command to create a database. */
export const NEW = '--new';

/** Leaves out the password. */
export const describeDatabase = (
  settings: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>,
): string => `Database: ${databasePlace(settings)}`;

export function databasePlace({
  databaseUrl,
  dataFolder,
}: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>): string {
  if (!databaseUrl) return `the embedded one in ${dataFolder}/database`;
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get('host') || 'localhost';
  const name = decodeURIComponent(pathname.slice(1)) || 'the default';
  return `PostgreSQL, ${name} at ${host}:${port || 5432}`;
}

/**
 * Creates a database only with `--new`: a command without the installation's settings would
 * otherwise use an empty one and report success.
 * @throws Error that names the sources of settings
 */
export async function openCommandDatabase(
  settings: ServerSettings,
  { create = false, ...options }: OpenOptions,
  say: (line: string) => void = console.log,
): Promise<OpenDatabase> {
  say(describeDatabase(settings));
  try {
    return await openDatabase(settings, { ...options, create });
  } catch (error) {
    if (!(error instanceof NoDatabase)) throw error;
    throw new Error(NO_DATABASE, { cause: error });
  }
}

export async function withCommandDatabase<Result>(
  settings: ServerSettings,
  options: OpenOptions,
  say: ((line: string) => void) | undefined,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openCommandDatabase(settings, options, say);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const GIVE_SETTINGS =
  'Give this command the settings of the server: ARANYA_CONFIG=/etc/aranya/environment in front of ' +
  "it, or the server's DATABASE_URL or ARANYA_DATA_DIR. Where a new place is wanted, start the " +
  `server first, or add ${NEW}.`;

const NO_DATABASE = `There is no database of Aranya there. Nothing was done. ${GIVE_SETTINGS}`;
