import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { listed, shown } from './column-notes';
import { columnNamed } from './record-table';

export function noColumn(missing: readonly string[], terms: readonly string[], more?: Sentence) {
  const columns = listed(terms.filter((term) => term !== '').map(shown));
  return new FileRefused(
    more
      ? sentence('The file has no column {missing}. Its columns are: {columns}. {more}', {
          missing,
          columns,
          more,
        })
      : sentence('The file has no column {missing}. Its columns are: {columns}.', {
          missing,
          columns,
        }),
  );
}

/** @throws FileRefused when a column that is read occurs twice */
export function refuseDoubled(terms: readonly string[], read: readonly { column: string }[]): void {
  const doubled = read.find(
    ({ column }) => column !== '' && terms.indexOf(column) !== terms.lastIndexOf(column),
  );
  if (!doubled) return;
  throw new FileRefused(
    sentence('The column {column} is there twice. Remove one of the two.', {
      column: doubled.column,
    }),
  );
}

/** @throws FileRefused when a column that the operator chose is missing */
export function refuseMissing(terms: readonly string[], stated: Iterable<string>): void {
  for (const column of stated) {
    if (column !== '' && columnNamed(terms, column) < 0) throw noColumn([column], terms);
  }
}
