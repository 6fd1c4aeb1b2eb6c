import { FIELD_LIMITS } from '@aranya/shared/contracts';
import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import type { ColumnsLookedAt } from '../../importing';
import { ADMINISTRATION_LIMITS } from '../limits';

/** Limits for columns that a person may choose: their number and the length of a name. */
export const pointable = <Column extends { name: string }>(columns: readonly Column[]): Column[] =>
  columns
    .filter(({ name }) => name.length <= FIELD_LIMITS.name)
    .slice(0, ADMINISTRATION_LIMITS.shownColumns);

/** Returns the source column of each field. */
export function mappingOf({
  fields,
  columns,
  read,
}: ColumnsLookedAt): NonNullable<ImportAnswer['mapping']> {
  const readAs = new Map(read.map((one) => [one.field, one]));
  return {
    columns: pointable(columns).map(({ name, values }) => ({ name, values: [...values] })),
    fields: fields.map((field) => {
      const { column = null, how = null } = readAs.get(field) ?? {};
      return { field, column, how };
    }),
  };
}
