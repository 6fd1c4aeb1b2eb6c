import { IMPORT_LABELS } from '@aranya/shared/contracts/administration';
import { Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';

/** Properties of a file in which the names of its blocks are; empty as the server recognises them. */
export interface StatedNames {
  stateFrom: string;
  districtFrom: string;
  blockFrom: string;
}

/** What holds until somebody points at something. */
export const AS_RECOGNISED: StatedNames = { stateFrom: '', districtFrom: '', blockFrom: '' };

const FIELDS = ['stateFrom', 'districtFrom', 'blockFrom'] as const;

interface BlockNamesProps {
  /** Properties that the file has. */
  columns: readonly string[];
  names: StatedNames;
  /** A check is running. */
  busy: boolean;
  onChoose: (names: StatedNames) => void;
  /** Looks at the file again, with the chosen names. */
  onCheck: () => void;
}

/** Points at the properties of a file of blocks, where they are named as nobody could guess. */
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
