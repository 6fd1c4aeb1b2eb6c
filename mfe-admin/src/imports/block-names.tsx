import { IMPORT_LABELS } from '@aranya/shared/contracts/administration';
import { Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';

/** Properties that hold the blocks' names; empty ones are detected by the server. */
export interface StatedNames {
  stateFrom: string;
  districtFrom: string;
  blockFrom: string;
}

/** Defaults until a person chooses. */
export const AS_RECOGNISED: StatedNames = { stateFrom: '', districtFrom: '', blockFrom: '' };

const FIELDS = ['stateFrom', 'districtFrom', 'blockFrom'] as const;

interface BlockNamesProps {
  /** Properties of the file. */
  columns: readonly string[];
  names: StatedNames;
  /** A check is running. */
  busy: boolean;
  onChoose: (names: StatedNames) => void;
  /** Checks the file again with the chosen properties. */
  onCheck: () => void;
}

/** Selects the properties of block names that the server cannot detect. */
export function BlockNames({ columns, names, busy, onChoose, onCheck }: BlockNamesProps) {
  const text = useText();
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 640, mt: 4, alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h2">
        {text('Where the names are')}
      </Typography>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          select
          label={text(IMPORT_LABELS[field])}
          value={names[field]}
          onChange={({ target }) => onChoose({ ...names, [field]: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{text('As it was recognised')}</option>
          {columns.map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </TextField>
      ))}
      <Button variant="outlined" disabled={busy} onClick={onCheck}>
        {text('Check with these')}
      </Button>
    </Stack>
  );
}
