import {
  BLOCK_STATES,
  type DateOrder,
  type ImportKind,
  type ImportQuery,
} from '@aranya/shared/contracts/administration';
import { AS_RECOGNISED, type StatedNames } from './block-names';

/** Keys are fields; an empty text means no column. */
export type StatedColumns = Readonly<Record<string, string>>;

/** Options survive errors, checks and another file. */
export interface ImportChoices {
  kind: ImportKind;
  /** Blocks of this state of India are replaced. */
  state: string;
  names: StatedNames;
  dataset: string;
  replace: boolean;
  /** Null: as the file shows it. */
  dates: DateOrder | null;
  /** Each kind of file has its own columns. */
  columns: Partial<Record<ImportKind, StatedColumns>>;
  keepGood: boolean;
}

export const FIRST_CHOICES: ImportChoices = {
  kind: 'species',
  state: BLOCK_STATES[0],
  names: AS_RECOGNISED,
  dataset: '',
  replace: false,
  dates: null,
  columns: {},
  keepGood: false,
};

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export function queryOf(choices: ImportChoices, check: boolean): Omit<ImportQuery, 'name'> {
  const { kind, state, names, dataset, replace, dates, columns, keepGood } = choices;
  const stated = columns[kind] ?? {};
  return {
    kind,
    state: kind === 'blocks' ? state : '',
    ...(kind === 'blocks' && names),
    ...(kind === 'occurrences' && { dataset, replace: yesOrNo(replace) }),
    ...(kind === 'occurrences' && dates && { dates }),
    ...(Object.keys(stated).length > 0 && { columns: JSON.stringify(stated) }),
    check: yesOrNo(check),
    keepGood: yesOrNo(keepGood),
  };
}
