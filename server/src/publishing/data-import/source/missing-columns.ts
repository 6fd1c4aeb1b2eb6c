import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../import-job';
import { columnNamed } from './record-table';

/** Names of columns in a sentence, shortened. */
const listed = (terms: readonly string[]) => {
  const named = terms.filter((term) => term !== '');
  const shown = named
    .slice(0, 20)
    .map((term) => (term.length > 40 ? `${term.slice(0, 40)}…` : term));
  return shown.join(', ') + (named.length > shown.length ? ', …' : '');
};

/** Why a file is refused that lacks a column. @param more what else to say */
export function noColumn(missing: readonly string[], terms: readonly string[], more?: Sentence) {
  const columns = listed(terms);
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

/** @throws FileRefused where a column that somebody pointed at is not there */
export function refuseMissing(terms: readonly string[], stated: Iterable<string>): void {
  for (const column of stated) {
    if (column !== '' && columnNamed(terms, column) < 0) throw noColumn([column], terms);
  }
}
