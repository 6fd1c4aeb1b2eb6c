import { openContext } from '../../assembly/open-context';
import { openLog } from '../../assembly/request-log';
import { readAllAgain } from '../../collecting/forms/mapping/stored-mapping';
import type { ServerSettings } from '../../platform/configuration/settings';
import { beginRebuilding } from '../../publishing/public-occurrences/building/build-map';
import { readState } from '../../publishing/public-occurrences/building/map-state';
import { withCommandDatabase } from '../command-database';

const NOT_COMPLETE =
  'The public map is not complete: a node of the cluster has not finished its transactions ' +
  '(docs/operations/scale.md). Running servers continue when it has; or start the command again.';

/**
 * The map remains available; the command or a server continues an interrupted rebuild.
 * @throws Error if a node of a cluster stops the rebuild
 */
export async function rebuildMap(
  settings: ServerSettings,
  say: (line: string) => void,
): Promise<void> {
  await withCommandDatabase(settings, {}, say, async (database) => {
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
  });
}

/** The reader of the installed version reads them. */
export async function rereadRecords(
  settings: ServerSettings,
  say: (line: string) => void,
): Promise<void> {
  const forms = await withCommandDatabase(settings, {}, say, ({ db }) => readAllAgain(db));
  say(
    `The records of ${forms} forms are queued. A running server reads them in the background from the ` +
      'next minute on, another one after its start. A form that is being read says so in the administration.',
  );
}
