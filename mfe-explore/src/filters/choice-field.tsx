import { writtenLanguage } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';

interface ChoiceFieldProps {
  label: string;
  value: string | undefined;
  /** Label of the empty choice; without it one of the choices is always chosen. */
  none?: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** A native list of choices, which phones show in their own way. */
export const ChoiceField = ({ label, value = '', none, choices, onChoose }: ChoiceFieldProps) => (
  <TextField
    select
    size="small"
    label={label}
    // An unknown value is shown as no choice, because the browser would show an empty field.
    value={choices.some(({ id }) => id === value) ? value : ''}
    disabled={choices.length === 0}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {none !== undefined && <option value="">{none}</option>}
    {choices.map(({ id, name }) => (
      <option key={id} value={id} lang={writtenLanguage(name)}>
        {name}
      </option>
    ))}
  </TextField>
);
