import { Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';

/** Properties of a file in which the names of its blocks are; empty as the server recognises them. */
export interface StatedNames {
  stateFrom: string;
  districtFrom: string;
  blockFrom: string;
}

/** What holds until somebody points at something. */
export const AS_RECOGNISED: StatedNames = { stateFrom: '', districtFrom: '', blockFrom: '' };

const LABELS: Record<keyof StatedNames, string> = {
  stateFrom: 'The name of the state is in',
  districtFrom: 'The name of the district is in',
  blockFrom: 'The name of the block is in',
};

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
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 640, mt: 4, alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h2">
        Where the names are
      </Typography>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          select
          label={LABELS[field]}
          value={names[field]}
          onChange={({ target }) => onChoose({ ...names, [field]: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">As it was recognised</option>
          {columns.map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </TextField>
      ))}
      <Button variant="outlined" disabled={busy} onClick={onCheck}>
        Check with these
      </Button>
    </Stack>
  );
}
