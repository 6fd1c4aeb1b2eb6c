import type { ServerSettings } from '../../platform/configuration/settings';
import { isSpread } from '../../platform/database/is-spread';
import { NEW, withCommandDatabase } from '../command-database';
import { UsageError } from '../run-command';
import { checkBackup } from './check-backup';
import { openBackedUp } from './open-backed-up';
import { requireNoServer } from './require-no-server';
import { restoreBackup } from './restore-backup';

const USAGE = `Usage:
  npm run restore -- FILE.tar              into an empty database and data folder
  npm run restore -- FILE.tar --new        makes the database where there is none yet
  npm run restore -- FILE.tar --replace    throws away what they hold`;

const SPREAD_AGAIN =
  'All tables are on the coordinator now. Spread them again: npm run database -- distribute.';

const OPTIONS = ['--replace', NEW];

/** Puts everything in place or nothing. @throws UsageError; Error with words for the operator */
export async function restoreCommand(
  settings: ServerSettings,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const [file, ...rest] = words.filter((word) => !OPTIONS.includes(word));
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(USAGE);
  const checked = await checkBackup(file);
  const options = { create: words.includes(NEW), applicationSuffix: '-restore' };
  await withCommandDatabase(settings, options, say, async (database) => {
    await requireNoServer(database, settings);
    const wasSpread = await isSpread(database.db);
    const target = await openBackedUp(settings, database);
    await restoreBackup(target, file, checked, words.includes('--replace'));
    if (wasSpread) say(SPREAD_AGAIN);
  });
  const { rows, files } = checked.contents;
  say(`Restored ${rows.submission ?? 0} submissions, ${rows.person ?? 0} people, ${files} files.`);
}
