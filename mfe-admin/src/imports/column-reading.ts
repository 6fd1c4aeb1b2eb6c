import type { FileColumn, ImportAnswer, ReadField } from '@aranya/shared/contracts/administration';
import type { TextOf } from '@aranya/shared/languages';
import type { StatedColumns } from './import-choices';

export const RECOGNISED = '?';
export const NO_COLUMN = '-';

/**
 * Includes the person's choice.
 * @returns null if there is no column or it is unknown
 */
export function readNow({ field, column, how }: ReadField, stated: StatedColumns): string | null {
  const chosen = stated[field];
  if (chosen !== undefined) return chosen || null;
  return how === 'stated' ? null : column;
}

export function wordsFor({ field, how }: ReadField, stated: StatedColumns, text: TextOf): string {
  const chosen = stated[field];
  if (chosen !== undefined) return chosen ? text('Read as stated') : text('Not read');
  if (how === 'stated') return text('Known after the next check');
  if (how === 'guessed') return text('Guessed');
  return how === 'exact' ? text('Read') : '–';
}

export function ignoredColumns(
  { columns, fields }: NonNullable<ImportAnswer['mapping']>,
  stated: StatedColumns,
): FileColumn[] {
  const used = new Set(fields.map((one) => readNow(one, stated)));
  return columns.filter(({ name }) => !used.has(name));
}
