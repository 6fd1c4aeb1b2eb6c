import { FIELD_LIMITS, writtenLanguage } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
  /** True if the options are names that are not translated; the empty option always is. */
  areNames?: boolean;
}

/** A native list of choices. */
export const Choice = ({ label, value, options, onChoose, areNames }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([one, words]) => (
      <option
        key={one}
        value={one}
        {...(areNames && one && { translate: 'no', lang: writtenLanguage(words) })}
      >
        {words}
      </option>
    ))}
  </TextField>
);

interface TypedProps {
  label: string;
  type: 'search' | 'date';
  value: string;
  onType: (value: string) => void;
}

/**
 * A text field whose value applies on blur or Enter, because each applied value is a step of the browser's
 * history.
 */
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
