import type { Readable } from 'node:stream';
import type { FileStore } from '../../collecting/files/file-store';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { unlessMissing } from '../../platform/problems/error-code';
import { plainFileName, uniqueFileName } from '../../platform/text/plain-file-name';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/text/write-csv';
import { type ArchiveFile, textStream, zipStream } from '../../platform/text/zip-stream';
import type { ExportTable } from './export-tables';
import type { ExportedRecords } from './exported-records';
import { WRITE_EXPORT_FEATURES } from './write-features';
import { headOf, WRITE_EXPORT_ROWS } from './write-rows';

export interface ExportSource {
  xmlFormId: string;
  tables: readonly ExportTable[];
  records: ExportedRecords;
  heavyWork: Pick<HeavyWork, 'run'>;
}

export interface ExportedContent {
  content: Readable;
  ending: string;
  type: string;
}

const ZIP = { ending: 'zip', type: 'application/zip' };

/** A ZIP with a table for each repeated group, if there are any. */
export function exportCsv(source: ExportSource): ExportedContent {
  if (source.tables.length > 1) return { ...ZIP, content: zipStream(tableFiles(source)) };
  const content = textStream(tableText(source, 0));
  return { content, ending: 'csv', type: 'text/csv; charset=utf-8' };
}

async function* tableFiles(source: ExportSource): AsyncGenerator<ArchiveFile> {
  const taken = new Set<string>();
  for (const [at, { steps }] of source.tables.entries()) {
    const wanted = plainFileName([source.xmlFormId, ...steps.slice(-1)].join('-'));
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${wanted}~${n}`;
    taken.add(name.toLowerCase());
    yield { name: `${name}.csv`, open: async () => textStream(tableText(source, at)) };
  }
}

/** Each batch is read and written when the previous one was sent. */
async function* tableText(
  { tables, records, heavyWork }: ExportSource,
  at: number,
): AsyncGenerator<string> {
  const table = tables[at];
  if (!table) return;
  yield BYTE_ORDER_MARK + csvLine(headOf(table));
  for await (const batch of records.batches()) {
    const rows = await heavyWork.run(WRITE_EXPORT_ROWS, { tables, records: batch, at });
    if (rows !== '') yield rows;
  }
}

/** RFC 7946, one feature per line. */
export function exportGeojson(source: ExportSource): ExportedContent {
  const content = textStream(featureText(source));
  return { content, ending: 'geojson', type: 'application/geo+json' };
}

async function* featureText({ tables, records, heavyWork }: ExportSource): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const batch of records.batches()) {
    const features = await heavyWork.run(WRITE_EXPORT_FEATURES, { tables, records: batch });
    if (features === '') continue;
    yield separator + features;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** A ZIP with a folder per record. */
export const exportPhotos = (
  records: ExportedRecords,
  store: Pick<FileStore, 'read'>,
): ExportedContent => ({ ...ZIP, content: zipStream(photoFiles(records, store)) });

async function* photoFiles(
  records: ExportedRecords,
  store: Pick<FileStore, 'read'>,
): AsyncGenerator<ArchiveFile> {
  const missing: string[] = [];
  let folder = '';
  let taken = new Set<string>();
  for await (const { key, name, content } of records.files()) {
    const ofRecord = plainFileName(key.replace(/^uuid:/, ''));
    if (ofRecord !== folder) taken = new Set();
    folder = ofRecord;
    const path = `${folder}/${uniqueFileName(name, taken, taken.size)}`;
    const file = await unlessMissing(store.read(content));
    if (file) yield { name: path, open: async () => file.content, asIs: true };
    else missing.push(path);
  }
  if (missing.length > 0) {
    yield { name: 'missing-files.txt', open: async () => textStream([`${missing.join('\n')}\n`]) };
  }
}
