import { openContext } from '../../assembly/open-context';
import { openLog } from '../../assembly/request-log';
import type { ServerSettings } from '../../platform/configuration/settings';
import { beginRebuilding } from '../../publishing/public-occurrences/building/build-map';
import { readState } from '../../publishing/public-occurrences/building/map-state';
import { openCommandDatabase } from '../command-database';

const NOT_COMPLETE =
  'The public map is not complete: a node of the cluster has not finished its transactions ' +
  '(docs/operations/scale.md). Running servers continue when it has; or start the command again.';

/**
 * Recomputes the place of every public record and every cell of the public map in batches. The map
 * remains available. An interrupted rebuild continues when the command or a server starts.
 * @throws Error if a node of a cluster stops the rebuild
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
    if ((await readState(database.db))?.building) throw new Error(NOT_COMPLETE);
    say('The public map was made again.');
  } finally {
    await database.close();
  }
}
