import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fields, RecordTable, SourceRecord } from '../source/record-table';
import { startGdal } from '../spatial/gdal-process';
import { writtenNumber } from '../values/written-number';

type PlaceFields = Fields<'decimalLatitude' | 'decimalLongitude'>;

/** East or longitude first; null when the record has none. */
function numbersOf(record: SourceRecord, fields: PlaceFields): [number, number] | null {
  const field = fields.of(record);
  const x = writtenNumber(field('decimalLongitude'));
  const y = writtenNumber(field('decimalLatitude'));
  return x === null || y === null ? null : [x, y];
}

/** A record without numbers: its texts must not be read as degrees. */
function unconverted(record: SourceRecord, fields: PlaceFields): SourceRecord {
  const field = fields.of(record);
  const isEmpty = field('decimalLongitude') === '' || field('decimalLatitude') === '';
  return isEmpty ? record : { ...record, fault: 'unreadable_place' };
}

/** Leaves the fields unchanged, because ids are made of them. @throws FileRefused */
export async function convertTable(
  table: RecordTable,
  fields: PlaceFields,
  epsg: number,
): Promise<RecordTable> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-'));
  await mkdir(join(folder, 'out'));
  const gdal = await startGdal(folder);
  const close = async () => {
    await gdal.end();
    await rm(folder, { recursive: true, force: true });
    await table.close();
  };
  const convert = async (places: [number, number][]) => {
    const answer = await gdal.ask({ places, epsg });
    if (!('places' in answer)) throw new Error('GDAL gave no places.');
    return answer;
  };
  const { system } = await convert([]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    ...table,
    system,
    async *batches() {
      for await (const batch of table.batches()) {
        const numbers = batch.map((record) => numbersOf(record, fields));
        const { places } = await convert(numbers.filter((one) => one !== null));
        let next = 0;
        yield batch.map((record, index): SourceRecord => {
          if (!numbers[index]) return unconverted(record, fields);
          const [longitude = null, latitude = null] = places[next++] ?? [];
          const isPlace = longitude !== null && latitude !== null;
          return { ...record, place: isPlace ? { latitude, longitude } : null };
        });
      }
    },
    close,
  };
}
