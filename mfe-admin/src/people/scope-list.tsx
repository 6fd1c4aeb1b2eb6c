import { Box, Button, CloseIcon, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
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
      <ChoiceField
        label={text('Add')}
        value=""
        options={[
          ['', '–'],
          ...choices
            .filter(([id]) => !chosen.includes(id))
            .map(([id, name]) => [id, name, true] as const),
        ]}
        inputProps={{ 'aria-describedby': labelId }}
        onChoose={(id) => onChange([...chosen, id])}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
