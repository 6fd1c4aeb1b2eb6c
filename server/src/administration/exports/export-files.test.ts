import { setImmediate } from 'node:timers/promises';
import { exportCsv, exportGeojson, exportPhotos } from './export-files';
import type { ExportedRecords } from './exported-records';
import type { ExportedRecord } from './record-tables';

const BATCHES = 1_000;
const RECORDS = 100;

const record = (number: number): ExportedRecord => ({
  xml: Buffer.from('<data id="own"><note>many letters</note></data>'),
  key: `uuid:${number}`,
  instanceId: `uuid:${number}`,
  instanceName: null,
  submittedAt: '2026-01-02T03:04:05.000Z',
  submitterId: 7,
  submitterName: null,
  formVersion: null,
});

/** An export of 100,000 records that counts the batches and files that were read. */
function manyRecords() {
  const read = { batches: 0, files: 0, written: 0 };
  const records = {
    async *batches() {
      for (; read.batches < BATCHES; read.batches += 1) {
        yield Array.from({ length: RECORDS }, (_, at) => record(read.batches * RECORDS + at));
      }
    },
    async *files() {
      for (; read.files < BATCHES; read.files += 1) {
        yield { key: `uuid:${read.files}`, name: 'leaf.jpg', content: {} };
      }
    },
  } as unknown as ExportedRecords;
  const heavyWork = {
    run: async () => {
      read.written += 1;
      return 'x'.repeat(RECORDS * 200);
    },
  };
  const tables = [{ path: '', steps: [], parent: null, columns: [] }];
  return { read, source: { xmlFormId: 'own', tables, records, heavyWork: heavyWork as never } };
}

test.each([
  ['CSV', exportCsv],
  ['GeoJSON', exportGeojson],
])('reads further records only when the previous ones were sent: %s', async (_, write) => {
  const { read, source } = manyRecords();
  const { content } = write(source);
  const parts = content[Symbol.asyncIterator]();
  await parts.next();
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(read.batches).toBeLessThan(10);
  let bytes = 0;
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    bytes += part.value.length;
    expect(content.readableLength).toBeLessThan(200_000);
  }
  expect([read.batches, read.written]).toEqual([BATCHES, BATCHES]);
  expect(bytes).toBeGreaterThanOrEqual(BATCHES * RECORDS * 200);
});

test('opens a photo when the previous one was sent', async () => {
  const { Readable } = await import('node:stream');
  const { read, source } = manyRecords();
  let open = 0;
  let most = 0;
  const store = {
    read: async () => {
      open += 1;
      most = Math.max(most, open);
      const content = Readable.from([Buffer.alloc(100_000)]);
      content.once('end', () => {
        open -= 1;
      });
      return { content, size: 100_000 };
    },
  };
  const { content } = exportPhotos(source.records, store);
  const parts = content[Symbol.asyncIterator]();
  await parts.next();
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(read.files).toBeLessThan(10);
  content.destroy();
  expect(most).toBe(1);
});
