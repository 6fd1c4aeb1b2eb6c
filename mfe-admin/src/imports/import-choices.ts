import {
  BLOCK_STATES,
  type ImportKind,
  type ImportQuery,
} from '@aranya/shared/contracts/administration';
import { useState } from 'react';
import { AS_RECOGNISED } from './block-names';

/** Columns that a person pointed at, by what is read from them; empty for what is read from none. */
export type StatedColumns = Readonly<Record<string, string>>;

/** What is said of a file, beside the file itself. It outlives errors, checks and another file. */
export function useImportChoices() {
  const [kind, setKind] = useState<ImportKind>('species');
  const [state, setState] = useState<string>(BLOCK_STATES[0]);
  const [names, setNames] = useState(AS_RECOGNISED);
  const [dataset, setDataset] = useState('');
  const [replace, setReplace] = useState(false);
  const [columnsOf, setColumnsOf] = useState<Partial<Record<ImportKind, StatedColumns>>>({});
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
    /** Each kind of file has its own. */
    columns,
    setColumns: (stated: StatedColumns) => setColumnsOf({ ...columnsOf, [kind]: stated }),
    keepGood,
    setKeepGood,
    /** What the server is told. */
    query: (check: boolean): Omit<ImportQuery, 'name'> => ({
      kind,
      state: kind === 'blocks' ? state : '',
      ...(kind === 'blocks' && names),
      ...(kind === 'occurrences' && { dataset, replace: replace ? 'yes' : 'no' }),
      ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
      check: check ? 'yes' : 'no',
      keepGood: keepGood ? 'yes' : 'no',
    }),
  };
}
