import { IMPORT_LABELS } from '@aranya/shared/contracts/administration';
import { Button, Stack } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { Heading } from '../frame/section';
import { useText } from '../texts';

const FIELDS = ['stateFrom', 'districtFrom', 'blockFrom'] as const;

/** Properties of the file; the server detects empty ones. */
export type StatedNames = Record<(typeof FIELDS)[number], string>;

export const AS_RECOGNISED: StatedNames = { stateFrom: '', districtFrom: '', blockFrom: '' };

interface BlockNamesProps {
  columns: readonly string[];
  names: StatedNames;
  busy: boolean;
  onChoose: (names: StatedNames) => void;
  onCheck: () => void;
}

export function BlockNames({ columns, names, busy, onChoose, onCheck }: BlockNamesProps) {
  const text = useText();
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 640, mt: 4, alignItems: 'flex-start' }}>
      <Heading sx={{}}>{text('Where the names are')}</Heading>
      {FIELDS.map((field) => (
        <ChoiceField
          key={field}
          label={text(IMPORT_LABELS[field])}
          value={names[field]}
          options={[
            ['', text('As it was recognised')],
            ...columns.map((column) => [column, column] as const),
          ]}
          onChoose={(column) => onChoose({ ...names, [field]: column })}
        />
      ))}
      <Button variant="outlined" disabled={busy} onClick={onCheck}>
        {text('Check with these')}
      </Button>
    </Stack>
  );
}
