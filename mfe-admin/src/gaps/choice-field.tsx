import { writtenLanguage } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';

interface ChoiceFieldProps {
  label: string;
  /** Chosen option; empty for all. */
  value: string;
  /**
   * Value and label of each option. If both are equal, the text was written by a person and is not
   * translated.
   */
  choices: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** Filters a list with a native select, which keyboards and screen readers support. */
export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  const text = useText();
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: { md: 280 } }}
    >
      <option value="">{text('All')}</option>
      {choices.map(([one, words]) => (
        <option
          key={one}
          value={one}
          {...(words === one && { translate: 'no', lang: writtenLanguage(words) })}
        >
          {words}
        </option>
      ))}
    </TextField>
  );
}
