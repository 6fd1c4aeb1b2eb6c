import { FIELD_LIMITS } from '@aranya/shared/contracts';
import type { ImportAnswer, ImportQuery } from '@aranya/shared/contracts/administration';
import * as z from 'zod';
import type { ColumnsLookedAt } from '../../importing';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import { ADMINISTRATION_LIMITS } from '../limits';

const Stated = z.record(z.string().max(FIELD_LIMITS.name), z.string().max(FIELD_LIMITS.name));

/** @throws Problem `invalid_input` for other fields, or unless columns are a JSON object */
export function statedColumns<Field extends string>(
  { columns }: Pick<ImportQuery, 'columns'>,
  fields: readonly Field[],
): Map<Field, string> {
  const stated = new Map<Field, string>();
  for (const [name, column] of Object.entries(read(columns || '{}'))) {
    const field = fields.find((one) => one === name);
    if (!field) throw invalidField('columns', sentence('Nothing is read as {name}.', { name }));
    stated.set(field, column);
  }
  return stated;
}

function read(text: string): Record<string, string> {
  try {
    return Stated.parse(JSON.parse(text));
  } catch {
    throw invalidField('columns', sentence('Write columns as a JSON object of names.'));
  }
}

/** @throws Problem `invalid_input` for occurrences without a dataset */
export function refuseWithoutDataset({ kind, dataset }: ImportQuery): void {
  if (kind === 'occurrences' && !dataset) {
    throw invalidField('dataset', sentence('Say which dataset the occurrences belong to.'));
  }
}

/** Columns that a person may choose: limited in number and length of name. */
export const pointable = <Column extends { name: string }>(columns: readonly Column[]): Column[] =>
  columns
    .filter(({ name }) => name.length <= FIELD_LIMITS.name)
    .slice(0, ADMINISTRATION_LIMITS.shownColumns);

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
