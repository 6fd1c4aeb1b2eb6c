import { localName, tableLine } from '../../platform/text/archive-table';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/text/write-csv';
import { type DownloadedRecord, RECORD_TERMS, valuesOf } from './occurrence-terms';

type Pages = AsyncIterable<readonly DownloadedRecord[]>;

/** `site` is for links; `continues` is true for the rest of an interrupted file. */
export interface RecordFile {
  pages: Pages;
  site: string;
  continues: boolean;
}

const NAMES = RECORD_TERMS.map(localName);

export async function* recordsCsv({ pages, site, continues }: RecordFile): AsyncGenerator<string> {
  if (!continues) yield BYTE_ORDER_MARK + csvLine(NAMES);
  for await (const page of pages) {
    yield page.map((record) => csvLine(valuesOf(record, site))).join('');
  }
}

export async function* recordsTable({ pages, site }: RecordFile): AsyncGenerator<string> {
  yield tableLine(NAMES);
  for await (const page of pages) {
    yield page.map((record) => tableLine(valuesOf(record, site))).join('');
  }
}

/** RFC 7946, one feature per line. */
export async function* recordsGeojson({
  pages,
  site,
  continues,
}: RecordFile): AsyncGenerator<string> {
  if (!continues) yield '{"type":"FeatureCollection","features":[';
  let first = !continues;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${first ? '' : ','}\n${page.map((one) => JSON.stringify(featureOf(one, site))).join(',\n')}`;
    first = false;
  }
  yield '\n]}\n';
}

/** Properties that GeoJSON has as geometry or prescribes. */
const NOT_PROPERTIES = new Set(['decimalLatitude', 'decimalLongitude', 'geodeticDatum']);

/** Properties have the names of Darwin Core terms. */
export function featureOf(record: DownloadedRecord, site: string) {
  const values = valuesOf(record, site);
  const named = NAMES.map((name, at) => [name, values[at] ?? null] as const);
  const value = (name: string) => values[NAMES.indexOf(name)] as number;
  return {
    type: 'Feature' as const,
    id: record.id,
    geometry: {
      type: 'Point' as const,
      coordinates: [value('decimalLongitude'), value('decimalLatitude')] as [number, number],
    },
    properties: Object.fromEntries(named.filter(([name]) => !NOT_PROPERTIES.has(name))),
  };
}
