import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';

interface TypedProps {
  label: string;
  type: 'search' | 'date';
  value: string;
  onType: (value: string) => void;
}

/** Applies on blur or Enter, because each applied value is a step of the browser's history. */
export const Typed = ({ label, type, value, onType }: TypedProps) => (
  <TextField
    // A changed value in the address replaces the typed text.
    key={value}
    label={label}
    type={type}
    defaultValue={value}
    onBlur={({ target }) => target.value !== value && onType(target.value)}
    onKeyDown={({ key, target }) =>
      key === 'Enter' && target instanceof HTMLInputElement && onType(target.value)
    }
    slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.name }, inputLabel: { shrink: true } }}
  />
);
