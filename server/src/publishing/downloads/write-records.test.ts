import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { textStream, zipStream } from '../../platform/text/zip-stream';
import { archiveFiles } from './archive-files';
import type { DownloadedRecord } from './occurrence-terms';
import { type RecordFile, recordsCsv, recordsGeojson } from './write-records';

const PAGES = 240;
const RECORDS = 250;

const RECORD: DownloadedRecord = {
  id: '5d1f1f0e-3c5a-4c55-9c0a-6a1c0d0c9f11',
  speciesName: 'Shorea robusta',
  localName: 'Sal',
  hindi: 'साल',
  odia: 'ଶାଳ',
  latitude: 20.5,
  longitude: 84.25,
  coarseSide: 0,
  uncertaintyMetres: null,
  date: '2026-01-02',
  state: { id: 'odisha', name: 'Odisha' },
  district: null,
  block: null,
  source: { id: 'form:1', name: 'Trees' },
  licence: 'CC0-1.0',
  recordedBy: null,
  identification: null,
};

const FACTS = {
  id: 'x',
  brand: 'Aranya',
  site: 'https://aranya.example',
  madeAt: new Date('2026-01-02'),
  licence: 'CC0-1.0',
  citation: 'Cited',
  coverage: { box: null, days: null },
} as const;

const FILES: readonly [string, (file: RecordFile) => Readable][] = [
  ['CSV', (file) => textStream(recordsCsv(file))],
  ['GeoJSON', (file) => textStream(recordsGeojson(file))],
  ['Darwin Core Archive', (file) => zipStream(archiveFiles(FACTS, file))],
];

test.each(FILES)(
  'reads further pages only when the previous ones were sent: %s',
  async (_, write) => {
    let read = 0;
    async function* pages() {
      for (; read < PAGES; read += 1) yield Array.from({ length: RECORDS }, () => RECORD);
    }
    const content = write({ pages: pages(), site: FACTS.site, continues: false });
    const parts = content[Symbol.asyncIterator]();
    await parts.next();
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    // Compressed text is held in more buffers.
    expect(read).toBeLessThan(PAGES / 2);
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      expect(content.readableLength).toBeLessThan(500_000);
    }
    expect(read).toBe(PAGES);
  },
);
