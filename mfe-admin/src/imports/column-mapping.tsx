import type { ImportAnswer, ReadField } from '@aranya/shared/contracts/administration';
import { Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type Column, RecordTable } from '../table/record-table';
import { ignoredColumns, NO_COLUMN, RECOGNISED, readNow, wordsFor } from './column-reading';
import type { StatedColumns } from './import-choices';

type Mapping = NonNullable<ImportAnswer['mapping']>;

interface ColumnMappingProps {
  mapping: Mapping;
  stated: StatedColumns;
  /** A check is running. */
  busy: boolean;
  onState: (stated: StatedColumns) => void;
  /** Looks at the file again, with what was pointed at. */
  onCheck: () => void;
}

const valuesInWords = (values: readonly string[] = []) => values.join(' · ') || '–';

/** Shows what is read from which column of a file, and takes other columns that a person points at. */
export function ColumnMapping({ mapping, stated, busy, onState, onCheck }: ColumnMappingProps) {
  const valuesOf = new Map(mapping.columns.map(({ name, values }) => [name, values]));
  const point = (field: string, choice: string) => {
    const { [field]: _, ...others } = stated;
    if (choice === RECOGNISED) onState(others);
    else onState({ ...others, [field]: choice === NO_COLUMN ? '' : choice.slice(1) });
  };
  const columns: Column<ReadField>[] = [
    { name: 'Read as', kind: 'head', cell: ({ field }) => field },
    {
      name: 'Column of the file',
      cell: (one) => (
        <ColumnChoice
          field={one}
          names={mapping.columns.map(({ name }) => name)}
          chosen={stated[one.field]}
          onChoose={(choice) => point(one.field, choice)}
        />
      ),
    },
    {
      name: 'First values',
      cell: (one) => valuesInWords(valuesOf.get(readNow(one, stated) ?? '')),
    },
    { name: 'How', cell: (one) => wordsFor(one, stated) },
  ];
  const ignored = ignoredColumns(mapping, stated);
  return (
    <Stack sx={{ gap: 2, mt: 4, alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h2">
        Columns of the file
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        Point at another column where the file names one as nobody could guess, then check again.
        What you choose stays, also for the next file.
      </Typography>
      <RecordTable
        label="Columns of the file"
        columns={columns}
        rows={mapping.fields}
        keyOf={({ field }) => field}
      />
      <Button variant="outlined" disabled={busy} onClick={onCheck}>
        Check with these
      </Button>
      {ignored.length > 0 && (
        <>
          <Typography variant="h4" component="h3">
            Ignored columns
          </Typography>
          <RecordTable
            label="Ignored columns"
            columns={[
              { name: 'Column', kind: 'head', cell: ({ name }) => name },
              { name: 'First values', cell: ({ values }) => valuesInWords(values) },
            ]}
            rows={ignored}
            keyOf={({ name }) => name}
          />
        </>
      )}
    </Stack>
  );
}

interface ColumnChoiceProps {
  field: ReadField;
  names: readonly string[];
  chosen: string | undefined;
  onChoose: (choice: string) => void;
}

/** One field's column; values begin with a sign, so that no name of a column means something else. */
function ColumnChoice({
  field: { field, column, how },
  names,
  chosen,
  onChoose,
}: ColumnChoiceProps) {
  const value = chosen === undefined ? RECOGNISED : chosen === '' ? NO_COLUMN : `=${chosen}`;
  const recognised = how === 'stated' ? '' : `: ${column ?? 'none'}`;
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': `Column for ${field}` },
      }}
    >
      <option value={RECOGNISED}>As recognised{recognised}</option>
      <option value={NO_COLUMN}>From no column</option>
      {chosen && !names.includes(chosen) && (
        <option value={`=${chosen}`}>{chosen} (not in this file)</option>
      )}
      {names.map((name) => (
        <option key={name} value={`=${name}`}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
