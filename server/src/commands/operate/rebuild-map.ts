import { openContext } from '../../assembly/open-context';
import { openLog } from '../../assembly/request-log';
import type { ServerSettings } from '../../platform/configuration/settings';
import { beginRebuilding } from '../../publishing/public-occurrences/building/build-map';
import { openCommandDatabase } from '../command-database';

/**
 * Recomputes the place of every public record and every cell of the public map in batches. The map
 * remains available. An interrupted rebuild continues when the command or a server starts.
 */
export async function rebuildMap(
  settings: ServerSettings,
  say: (line: string) => void,
): Promise<void> {
  const database = await openCommandDatabase(settings, {}, say);
  try {
    const { publicPlaces, heavyWork } = await openContext(settings, database, openLog(settings));
    await beginRebuilding(database.db);
    let parts = 0;
    await publicPlaces.caughtUp(() => {
      parts += 1;
      if (parts % 100 === 0) say(`${parts} parts are done.`);
    });
    await heavyWork.close();
    say('The public map was made again.');
  } finally {
    await database.close();
  }
}
