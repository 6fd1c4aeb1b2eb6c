import { createReadStream, type ReadStream } from 'node:fs';
import { type AnyFeature, readFeatures } from '../geojson/read-features';

/** GDAL names the columns of a sheet without a header `Field1`, `Field2`. */
const COLUMN = /^Field(\d{1,5})$/;

function rowOf({ properties }: AnyFeature): string[] {
  const row: string[] = [];
  for (const [name, value] of Object.entries(properties ?? {})) {
    const [, number] = COLUMN.exec(name) ?? [];
    if (number !== undefined) row[Number(number) - 1] = String(value ?? '');
  }
  return Array.from(row, (cell) => cell ?? '');
}

/** Rows of a sheet that GDAL wrote as features without geometry. */
export function sheetRows(file: string) {
  let stream: ReadStream | null = null;
  return {
    read: () => stream?.bytesRead ?? 0,
    isLineEnded: () => true,
    async rows(): Promise<AsyncGenerator<string[]>> {
      stream = createReadStream(file, { highWaterMark: 1 << 18 });
      return eachRow(stream);
    },
  };
}

async function* eachRow(stream: ReadStream): AsyncGenerator<string[]> {
  for await (const features of readFeatures(stream)) yield* features.map(rowOf);
}
