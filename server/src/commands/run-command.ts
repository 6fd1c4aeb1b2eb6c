import type { ServerContext } from '../assembly/context';
import { openContext } from '../assembly/open-context';
import { openLog } from '../assembly/request-log';
import { withConfigurationFile } from '../platform/configuration/configuration-file';
import { readSettings, type ServerSettings } from '../platform/configuration/settings';
import { setPrivateUmask } from '../platform/folders/private-files';
import { NEW, withCommandDatabase } from './command-database';

/** The message explains the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Exit code 1 after a failure, 2 after a usage error. */
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

/** Creates a database only with `--new`; the embedded one needs a stopped server. */
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
