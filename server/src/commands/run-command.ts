import type { ServerContext } from '../context';
import { openDatabase } from '../database/database';
import { openContext } from '../open-context';
import { openLog } from '../request-log';
import { readSettings } from '../settings';

/** A command that was typed wrongly. Its message says what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs an operator's command on the database of the server's settings. What goes wrong is said in
 * a sentence and gives exit code 1, wrong words after the command 2.
 *
 * The embedded database belongs to one process: the server must be stopped for a command then.
 */
export async function runCommand(
  command: (context: ServerContext, words: string[]) => Promise<void>,
): Promise<void> {
  try {
    const settings = readSettings({ ARANYA_LOG_LEVEL: 'warn', ...process.env });
    const database = await openDatabase(settings);
    try {
      const context = await openContext(settings, database, openLog(settings));
      await command(context, process.argv.slice(2));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
