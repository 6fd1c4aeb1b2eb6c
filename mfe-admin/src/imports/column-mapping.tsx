import type { ImportAnswer, ReadField } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { Heading } from '../frame/section';
import { type Column, RecordTable } from '../table/record-table';
import { useText } from '../texts';
import { ignoredColumns, NO_COLUMN, RECOGNISED, readNow, wordsFor } from './column-reading';
import type { StatedColumns } from './import-choices';

type Mapping = NonNullable<ImportAnswer['mapping']>;

interface ColumnMappingProps {
  mapping: Mapping;
  stated: StatedColumns;
  busy: boolean;
  onState: (stated: StatedColumns) => void;
  onCheck: () => void;
}

const Values = ({ values = [] }: { values?: readonly string[] | undefined }) => (
  <Written>{values.join(' · ')}</Written>
);

export function ColumnMapping({ mapping, stated, busy, onState, onCheck }: ColumnMappingProps) {
  const text = useText();
  const valuesOf = new Map(mapping.columns.map(({ name, values }) => [name, values]));
  const point = (field: string, choice: string) => {
    const { [field]: _, ...others } = stated;
    if (choice === RECOGNISED) onState(others);
    else onState({ ...others, [field]: choice === NO_COLUMN ? '' : choice.slice(1) });
  };
  const columns: Column<ReadField>[] = [
    {
      name: message('Read as'),
      kind: 'head',
      cell: ({ field }) => <span translate="no">{field}</span>,
    },
    {
      name: message('Column of the file'),
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
      name: message('First values'),
      cell: (one) => <Values values={valuesOf.get(readNow(one, stated) ?? '')} />,
    },
    { name: message('How'), cell: (one) => wordsFor(one, stated, text) },
  ];
  const ignored = ignoredColumns(mapping, stated);
  return (
    <Stack sx={{ gap: 2, mt: 4, alignItems: 'flex-start' }}>
      <Heading sx={{}}>{text('Columns of the file')}</Heading>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {text(
          'Point at another column where the file names one as nobody could guess, then check again. What you choose stays, also for the next file.',
        )}
      </Typography>
      <RecordTable
        label={text('Columns of the file')}
        columns={columns}
        rows={mapping.fields}
        keyOf={({ field }) => field}
      />
      <Button variant="outlined" disabled={busy} onClick={onCheck}>
        {text('Check with these')}
      </Button>
      {ignored.length > 0 && (
        <>
          <Heading component="h3" sx={{}}>
            {text('Ignored columns')}
          </Heading>
          <RecordTable
            label={text('Ignored columns')}
            columns={[
              {
                name: message('Column'),
                kind: 'head',
                cell: ({ name }) => <Written>{name}</Written>,
              },
              { name: message('First values'), cell: ({ values }) => <Values values={values} /> },
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

/** Values have a prefix, so that no column name collides with the special options. */
function ColumnChoice({
  field: { field, column, how },
  names,
  chosen,
  onChoose,
}: ColumnChoiceProps) {
  const text = useText();
  const value = chosen === undefined ? RECOGNISED : chosen === '' ? NO_COLUMN : `=${chosen}`;
  const recognised =
    how === 'stated'
      ? text('As recognised')
      : text('As recognised: {column}', { column: column ?? text('none') });
  const isMissing = chosen && !names.includes(chosen);
  return (
    <ChoiceField
      fullWidth
      size="small"
      value={value}
      options={[
        [RECOGNISED, recognised],
        [NO_COLUMN, text('From no column')],
        ...(isMissing
          ? [[`=${chosen}`, text('{column} (not in this file)', { column: chosen })] as const]
          : []),
        ...names.map((name) => [`=${name}`, name, true] as const),
      ]}
      inputProps={{ 'aria-label': text('Column for {field}', { field }) }}
      onChoose={onChoose}
    />
  );
}
