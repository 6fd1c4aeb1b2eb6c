import { writtenLanguage } from '@aranya/shared/contracts';
import { Box, Button, CloseIcon, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useId } from 'react';
import { useText } from '../texts';

interface ScopeListProps {
  label: string;
  /** Sentence for a list without entries. */
  everything: string;
  /** Ids and names that can be added. */
  choices: readonly (readonly [id: string, name: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Chosen entries of one kind, and a select that adds one. */
export function ScopeList({ label, everything, choices, chosen, onChange }: ScopeListProps) {
  const text = useText();
  const labelId = useId();
  const names = new Map(choices);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3" id={labelId}>
        {label}
      </Typography>
      {chosen.length === 0 && <Typography color="textSecondary">{everything}</Typography>}
      <Stack component="ul" aria-labelledby={labelId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {chosen.map((id) => (
          <li key={id}>
            <Button
              aria-label={text('Remove {name}', { name: names.get(id) ?? id })}
              endIcon={<CloseIcon size={18} />}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              {names.get(id) ?? id}
            </Button>
          </li>
        ))}
      </Stack>
      <TextField
        select
        label={text('Add')}
        value=""
        onChange={({ target }) => onChange([...chosen, target.value])}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-describedby': labelId },
        }}
        sx={{ mt: 1 }}
      >
        <option value="">–</option>
        {choices
          .filter(([id]) => !chosen.includes(id))
          .map(([id, name]) => (
            <option key={id} value={id} translate="no" lang={writtenLanguage(name)}>
              {name}
            </option>
          ))}
      </TextField>
    </Box>
  );
}
