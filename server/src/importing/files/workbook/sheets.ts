import { createReadStream, type ReadStream } from 'node:fs';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { namesKnown, ROWS_LOOKED_AT } from '../csv/header-row';
import { type AnyFeature, readFeatures } from '../geojson/read-features';

export interface Sheet {
  name: string;
  file: string;
}

/** -1 for an empty sheet. */
async function scoreOf({ file }: Sheet, known: ReadonlySet<string>): Promise<number> {
  let score = -1;
  let seen = 0;
  for await (const row of await sheetRows(file).rows()) {
    if (row.some((cell) => cell.trim() !== '')) score = Math.max(score, namesKnown(row, known));
    seen += 1;
    if (seen === ROWS_LOOKED_AT) break;
  }
  return score;
}

/** @throws FileRefused when none has content, or several could be meant */
export async function chooseSheet(
  sheets: readonly Sheet[],
  known: ReadonlySet<string>,
): Promise<Sheet> {
  const scored: { sheet: Sheet; score: number }[] = [];
  for (const sheet of sheets) scored.push({ sheet, score: await scoreOf(sheet, known) });
  const filled = scored.filter(({ score }) => score >= 0);
  const best = Math.max(...filled.map(({ score }) => score));
  const [found, ...others] = filled.filter(({ score }) => score === best);
  if (!found) throw new FileRefused(sentence('The workbook is empty.'));
  if (others.length > 0) {
    throw new FileRefused(
      sentence(
        'Several sheets of the workbook could be meant: {sheets}. Save the right one alone.',
        {
          sheets: [found, ...others].map(({ sheet }) => sheet.name).slice(0, 20),
        },
      ),
    );
  }
  return found.sheet;
}

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

/** GDAL wrote the rows as features without geometry. */
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
