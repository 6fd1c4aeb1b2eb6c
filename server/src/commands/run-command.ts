import type { ServerContext } from '../assembly/context';
import { openContext } from '../assembly/open-context';
import { openLog } from '../assembly/request-log';
import { withConfigurationFile } from '../platform/configuration/configuration-file';
import { readSettings, type ServerSettings } from '../platform/configuration/settings';
import { setPrivateUmask } from '../platform/folders/private-files';
import { NEW, withCommandDatabase } from './command-database';

/** A mistyped command. The message explains its usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs an operator's command with the server's settings. Failures are printed as a sentence with
 * exit code 1, usage errors with exit code 2.
 */
export async function runWithSettings(
  command: (settings: ServerSettings, words: string[]) => Promise<void>,
): Promise<void> {
  setPrivateUmask();
  try {
    const settings = readSettings({
      ARANYA_LOG_LEVEL: 'warn',
      ...withConfigurationFile(process.env),
    });
    await command(settings, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Runs an operator's command on the database of the server's settings, like {@link
 * runWithSettings}. It creates no database unless `--new` is among the words.
 * @param usage Printed for `--help`, without a database. The embedded database belongs to one
 * process, so the server must be stopped.
 */
export function runCommand(
  command: (context: ServerContext, words: string[]) => Promise<void>,
  usage: string,
): Promise<void> {
  return runWithSettings(async (settings, words) => {
    if (words.length === 0 || words.includes('--help')) throw new UsageError(usage);
    const others = words.filter((word) => word !== NEW);
    const options = { create: words.includes(NEW) };
    await withCommandDatabase(settings, options, undefined, async (database) =>
      command(await openContext(settings, database, openLog(settings)), others),
    );
  });
}
