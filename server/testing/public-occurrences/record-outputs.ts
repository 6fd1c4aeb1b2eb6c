import type { GeoBox as Box } from '@aranya/shared/contracts';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '@aranya/shared/contracts/explore';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { licensedRecords } from '../../src/publishing/downloads/licensed-records';
import { exploreDownload } from '../../src/publishing/downloads/tables';
import { placeCondition, readFilter } from '../../src/publishing/explore/record-filter';
import type { TestServer } from '..';

const FEATURES = '/ogc/features/v1';
const NO_RECORD = '00000000-0000-4000-8000-000000000000';

const boxOf = ({ west, south, east, north }: Box) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(9)).join();

/** Requests with which OGC API Features and downloads would reveal places, as in `public-calls.ts`. */
export const RECORD_CALLS: Readonly<Record<string, (boxes: readonly Box[]) => string[]>> = {
  [`${FEATURES}/collections/occurrences/items`]: (boxes) => {
    const items = `${FEATURES}/collections/occurrences/items`;
    const days = 'datetime=2100-01-05T00:00:00Z/2100-01-06T00:00:00Z';
    return [
      items,
      `${items}?f=html`,
      `${items}?${days}`,
      `${items}?scientificName=Taxus%20contorta&${days}`,
      `${items}?stateProvince=Himachal%20Pradesh`,
      ...boxes.flatMap((box) => [
        `${items}?bbox=${boxOf(box)}`,
        `${items}?bbox=${boxOf(box)}&${days}&limit=1`,
      ]),
    ];
  },
  [`${FEATURES}/collections/occurrences/items/:featureId`]: () => [
    `${FEATURES}/collections/occurrences/items/${NO_RECORD}`,
  ],
  [`${FEATURES}/collections/blocks/items/:featureId`]: () => [
    `${FEATURES}/collections/blocks/items/none`,
  ],
  [`${API_PREFIX}/explore/records/:id/photo`]: () => [
    `${API_PREFIX}/explore/records/${NO_RECORD}/photo?size=large`,
  ],
  // Files of downloads are compared by `downloadedRecords`.
  [`${API_PREFIX}/explore/downloads/:id`]: () => [`${API_PREFIX}/explore/downloads/${NO_RECORD}`],
  [`${API_PREFIX}/explore/downloads/:id/file`]: () => [],
};

/**
 * Returns the files of downloads of all records and of parts of the map, and the texts of an
 * archive.
 */
export async function downloadedRecords(
  { app, context }: TestServer,
  boxes: readonly Box[],
): Promise<[string, string][]> {
  const { db } = context.database;
  const filters = [
    {},
    { species: 'Taxus_contorta' },
    { months: '1' },
    { confirmed: 'yes' as const },
    ...boxes.map((box) => ({ bbox: boxOf(box) })),
  ];
  const found: [string, string][] = [];
  for (const filter of filters) {
    const name = `download ${JSON.stringify(filter)}`;
    const read = readFilter(filter, await context.publicPlaces.rules(), await context.borders());
    const records = await licensedRecords(context, placeCondition(read));
    found.push([`${name} facts`, JSON.stringify([await records.counts(), await records.facts()])]);
    for (const format of DOWNLOAD_FORMATS.filter(isText)) {
      const [made] = await db
        .insert(exploreDownload)
        .values({ filter, format, licences: [], leftOut: 0 })
        .returning();
      const file = await app.inject(`${API_PREFIX}/explore/downloads/${made?.id}/file`);
      expect(file.statusCode).toBe(200);
      found.push([`${name} ${format}`, file.body]);
    }
  }
  return found;
}

/** The table of an archive has the rows of a CSV file; the ZIP around it has the time of its making. */
const isText = (format: DownloadFormat) => format !== 'dwca';
