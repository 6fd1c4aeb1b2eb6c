import { writtenLanguage } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';

interface ChoiceFieldProps {
  label: string;
  /** Empty: all. */
  value: string;
  /** Value and words of each; where they are the same they stand as somebody wrote them, in their language. */
  choices: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** Narrows a list; a plain list of the browser, which every keyboard and reader knows. */
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
