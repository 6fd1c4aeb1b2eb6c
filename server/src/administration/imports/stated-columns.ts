import { FIELD_LIMITS } from '@aranya/shared/contracts';
import type { ImportQuery } from '@aranya/shared/contracts/administration';
import * as z from 'zod';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';

const Stated = z.record(z.string().max(FIELD_LIMITS.name), z.string().max(FIELD_LIMITS.name));

/**
 * Parses the columns that a person chose, by field.
 * @param fields available fields
 * @throws Problem `invalid_input` for anything else
 */
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
