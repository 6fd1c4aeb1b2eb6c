import { stat } from 'node:fs/promises';
import type { ServerSettings } from '../../platform/configuration/settings';
import { isSpread } from '../../platform/database/is-spread';
import { withCommandDatabase } from '../command-database';
import { UsageError } from '../run-command';
import { openBackedUp } from './open-backed-up';
import { requireNoServer } from './require-no-server';
import { writeBackup } from './write-backup';

const USAGE = 'Usage: npm run backup -- FILE.tar';

/** @throws UsageError; Error without a database, or if files were missing: the backup lacks them */
export async function backupCommand(
  settings: ServerSettings,
  words: string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const [file, ...rest] = words;
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(USAGE);
  const options = { migrate: false, applicationSuffix: '-backup' };
  await withCommandDatabase(settings, options, say, async (database) => {
    // A cluster has no common snapshot: each node would be read at a different time.
    if (await isSpread(database.db)) await requireNoServer(database, settings);
    const { rows, files, missing } = await writeBackup(
      await openBackedUp(settings, database),
      file,
    );
    const { size } = await stat(file);
    say(
      `${file}: ${size} bytes, ${rows.submission ?? 0} submissions, ${rows.person ?? 0} people, ` +
        `${files} files.`,
    );
    say('It holds personal data and sign-ins: keep it where nobody else can read it.');
    if (missing.length > 0) {
      throw new Error(
        'The backup is written, but these files were missing or damaged in the store and are not ' +
          `in it:\n${missing.join('\n')}`,
      );
    }
  });
}
