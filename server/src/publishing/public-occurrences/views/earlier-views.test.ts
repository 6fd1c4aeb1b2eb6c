import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTestServer } from '../../../../testing';
import { placedRecords } from '../../../../testing/public-occurrences/placed-record';
import { placeRecords } from '../../../collecting/public-places/change-places';
import { FROM_PHONES } from '../../../collecting/public-places/tables';
import { demonstrationRecords } from '../../../demonstration/records';
import { DEMONSTRATION_RECORDS } from '../../../demonstration/seed-demonstration';
import { serverFolder } from '../../../platform/folders/server-folder';
import { occurrenceView } from './occurrence-view';

/** Zoom, west, south, east, north, and the numbers of points and records from the previous in-memory index. */
type View = [number, number, number, number, number, number, number];

const server = useTestServer();

test('returns the same 200 views of the demonstration records as the previous in-memory index', async () => {
  const { db } = server.context.database;
  const places = demonstrationRecords(DEMONSTRATION_RECORDS).map(
    ({ speciesName, latitude, longitude }, id) => ({
      id,
      species: speciesName.toLowerCase(),
      latitude,
      longitude,
    }),
  );
  await db.transaction((tx) =>
    placeRecords(
      tx,
      FROM_PHONES,
      places.map(({ id }) => id),
      placedRecords(places),
    ),
  );
  const file = join(serverFolder(), 'testing', 'public-occurrences', 'earlier-views.json');
  const views = JSON.parse(readFileSync(file, 'utf8')) as View[];
  expect(views).toHaveLength(200);
  for (const view of views) {
    const [zoom, west, south, east, north] = view;
    const cells = await occurrenceView(db, null, { west, south, east, north }, zoom);
    const records = cells.reduce((sum, { count }) => sum + count, 0);
    expect([zoom, west, south, east, north, cells.length, records]).toEqual(view);
  }
});
