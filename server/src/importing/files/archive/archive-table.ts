import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { openCsvText } from '../csv/csv-table';
import { inBatches, type RecordTable } from '../source/record-table';
import { readEvents, TERMS_OF_EVENT, withEvents } from './events';
import { type ArchiveTable, readMetaFile } from './meta-file';
import { firstBytes, layoutIn } from './table-layout';
import { recordsOfTable, tableBytes, termsOf } from './table-records';
import { openZip, type ZipArchive } from './zip-archive';

/** Archives older than the 2009 standard, still written by old IPTs, name the set of terms. */
const OCCURRENCE_ROWS = new Set(['occurrence', 'darwincore', 'simpledarwinrecord']);

const isOccurrences = ({ rowType }: ArchiveTable) => OCCURRENCE_ROWS.has(rowType.toLowerCase());

function occurrenceTable(core: ArchiveTable, extensions: readonly ArchiveTable[]) {
  if (isOccurrences(core)) return { occurrences: core, events: null };
  if (/^event$/i.test(core.rowType)) {
    const occurrences = extensions.find(isOccurrences);
    if (occurrences) return { occurrences, events: core };
    throw new FileRefused(
      sentence('The archive holds events without occurrences. There is nothing to show.'),
    );
  }
  if (/^taxon$/i.test(core.rowType)) {
    throw new FileRefused(
      sentence(
        'The archive is a checklist of species without places. Import it as a list of species, as CSV.',
      ),
    );
  }
  throw new FileRefused(
    core.rowType
      ? sentence('The core of the archive is {type}; it must be Occurrence or Event.', {
          type: core.rowType,
        })
      : sentence('The core of the archive names no row type; it must be Occurrence or Event.'),
  );
}

async function withMeta(
  zip: ZipArchive,
  folder: string,
  meta: Buffer,
  encoding: string | undefined,
): Promise<RecordTable> {
  const { core, extensions } = readMetaFile(meta);
  const { occurrences, events } = occurrenceTable(core, extensions);
  const tables = events ? [events, occurrences] : [occurrences];
  for (const table of tables) {
    table.encoding = encoding ?? table.encoding;
    Object.assign(table, await layoutIn(zip, folder, table));
  }
  const own = termsOf(occurrences);
  let read = 0;
  const onBytes = (bytes: number) => {
    read += bytes;
  };
  return {
    terms: events ? [...TERMS_OF_EVENT, ...own] : own,
    bytesTotal: tables.reduce((sum, table) => sum + tableBytes(zip, folder, table), 0),
    bytesRead: () => read,
    async *batches() {
      read = 0;
      const records = recordsOfTable(zip, folder, occurrences, onBytes);
      if (!events) {
        yield* inBatches(records);
        return;
      }
      const known = await readEvents(termsOf(events), recordsOfTable(zip, folder, events, onBytes));
      yield* inBatches(withEvents(own, records, known));
    },
    close: async () => zip.close(),
  };
}

/** GBIF's simple downloads hold one text file and no description. */
async function withoutMeta(
  zip: ZipArchive,
  encoding: string | undefined,
  names: readonly string[],
): Promise<RecordTable> {
  if (zip.names.includes('[Content_Types].xml')) {
    throw new FileRefused(
      sentence(
        'This is no .xlsx workbook. Save the sheet as .xlsx or as "CSV UTF-8" and import that.',
      ),
    );
  }
  const [table, ...others] = zip.names.filter((name) => /\.(csv|txt|tsv)$/i.test(name));
  if (!table || others.length > 0) {
    throw new FileRefused(
      sentence(
        'The zip file is no Darwin Core Archive: it has no meta.xml. Without one it may hold a single CSV file.',
      ),
    );
  }
  const beginning = await firstBytes(zip, table);
  const source = { open: () => zip.open(table), total: zip.sizeOf(table) };
  const csv = await openCsvText(source, beginning, encoding, names);
  return { ...csv, close: async () => zip.close() };
}

/** @throws FileRefused where it is neither an archive nor a single CSV file */
export async function openArchive(
  path: string,
  encoding?: string,
  names: readonly string[] = [],
): Promise<RecordTable> {
  const zip = await openZip(path);
  try {
    const meta = zip.names.find((name) => /^([^/]+\/)?meta\.xml$/i.test(name));
    if (!meta) return await withoutMeta(zip, encoding, names);
    return await withMeta(zip, meta.slice(0, -'meta.xml'.length), await zip.read(meta), encoding);
  } catch (error) {
    zip.close();
    throw error;
  }
}
