import { readAllAgain } from '../../collecting/forms/mapping/stored-mapping';
import type { ServerSettings } from '../../platform/configuration/settings';
import { openCommandDatabase } from '../command-database';

/** Queues every stored record to be read again, with the reader of the installed version. */
export async function rereadRecords(
  settings: ServerSettings,
  say: (line: string) => void,
): Promise<void> {
  const database = await openCommandDatabase(settings, {}, say);
  try {
    const forms = await readAllAgain(database.db);
    say(
      `The records of ${forms} forms are queued. A running server reads them in the background from the ` +
        'next minute on, another one after its start. A form that is being read says so in the administration.',
    );
  } finally {
    await database.close();
  }
}
