import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import { type CsvValue, csvLine } from '../../platform/text/write-csv';
import {
  type ExportColumn,
  type ExportTable,
  FIRST_COLUMNS,
  KEY_COLUMNS,
  LAST_COLUMNS,
  namesIn,
} from './export-tables';
import {
  answersOf,
  type ExportedRecord,
  openRecord,
  type Repetition,
  repetitionsIn,
} from './record-tables';

export interface RecordsToWrite {
  tables: readonly ExportTable[];
  records: readonly ExportedRecord[];
}

export const headOf = ({ path, columns }: ExportTable): string[] => {
  const asked = columns.flatMap(namesIn);
  return path === '' ? [...FIRST_COLUMNS, ...asked, ...LAST_COLUMNS] : [...asked, ...KEY_COLUMNS];
};

export const valuesAround = (record: ExportedRecord) => ({
  first: [record.submittedAt],
  last: [
    record.instanceId,
    record.instanceName,
    record.key,
    record.submitterId,
    record.submitterName,
    record.formVersion,
  ],
});

/** Number of columns of a point. */
const POINT = 4;

export function cellsOf({ type }: ExportColumn, answer: string): string[] {
  if (type !== 'geopoint') return [answer];
  const parts = answer.split(/\s+/, POINT + 1);
  // A text that is no point is written unchanged.
  const cells = parts.length > POINT ? [answer] : parts;
  return Array.from({ length: POINT }, (_, at) => cells[at] ?? '');
}

/** Matches negative numbers that a spreadsheet shows exactly. */
const NEGATIVE = /^-\d{1,12}(?:\.\d{1,12})?$/;

/** A negative number remains one, although it begins like a formula. */
const csvValue = (text: string): CsvValue => (NEGATIVE.test(text) ? Number(text) : text);

export async function writeExportRows({
  tables,
  records,
  at,
}: RecordsToWrite & { at: number }): Promise<string> {
  const table = tables[at];
  if (!table) return '';
  const read = answersOf(table);
  const cells = ({ element }: Repetition) =>
    read(element).flatMap((answer, column) => {
      const asked = table.columns[column];
      return asked ? cellsOf(asked, answer).map(csvValue) : [];
    });
  const lines: string[] = [];
  for (const record of records) {
    const { first, last } = valuesAround(record);
    for (const one of repetitionsIn(openRecord(record), tables, table)) {
      const isRecord = table.parent === null;
      lines.push(
        csvLine(
          isRecord ? [...first, ...cells(one), ...last] : [...cells(one), one.parentKey, one.key],
        ),
      );
    }
  }
  return lines.join('');
}

export const WRITE_EXPORT_ROWS: TaskOf<typeof writeExportRows> = {
  name: 'writeExportRows',
  lane: 'records',
};
