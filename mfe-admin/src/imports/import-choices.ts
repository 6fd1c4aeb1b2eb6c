import {
  BLOCK_STATES,
  type DateOrder,
  type ImportKind,
  type ImportQuery,
} from '@aranya/shared/contracts/administration';
import { useState } from 'react';
import { AS_RECOGNISED } from './block-names';

/** Columns chosen by a person, by field; empty for no column. */
export type StatedColumns = Readonly<Record<string, string>>;

/** Options of an import apart from the file. They survive errors, checks and another file. */
export function useImportChoices() {
  const [kind, setKind] = useState<ImportKind>('species');
  const [state, setState] = useState<string>(BLOCK_STATES[0]);
  const [names, setNames] = useState(AS_RECOGNISED);
  const [dataset, setDataset] = useState('');
  const [replace, setReplace] = useState(false);
  const [columnsOf, setColumnsOf] = useState<Partial<Record<ImportKind, StatedColumns>>>({});
  const [dates, setDates] = useState<DateOrder | null>(null);
  const [keepGood, setKeepGood] = useState(false);
  const columns = columnsOf[kind] ?? {};
  return {
    kind,
    setKind,
    state,
    setState,
    names,
    setNames,
    dataset,
    setDataset,
    replace,
    setReplace,
    /** Order of day and month; null: as the file shows it. */
    dates,
    setDates,
    /** Each kind of file has its own choices. */
    columns,
    setColumns: (stated: StatedColumns) => setColumnsOf({ ...columnsOf, [kind]: stated }),
    keepGood,
    setKeepGood,
    /** Converts the options to the request's parameters. */
    query: (check: boolean): Omit<ImportQuery, 'name'> => ({
      kind,
      state: kind === 'blocks' ? state : '',
      ...(kind === 'blocks' && names),
      ...(kind === 'occurrences' && { dataset, replace: replace ? 'yes' : 'no' }),
      ...(kind === 'occurrences' && dates && { dates }),
      ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
      check: check ? 'yes' : 'no',
      keepGood: keepGood ? 'yes' : 'no',
    }),
  };
}
