import { writtenLanguage } from '@aranya/shared/contracts';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface ChoiceFieldProps<Value extends string>
  extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps'> {
  value: Value;
  /** Names that people wrote are not translated. */
  options: readonly (readonly [value: Value, words: string, isName?: boolean])[];
  inputProps?: { 'aria-label'?: string; 'aria-describedby'?: string };
  onChoose: (value: Value) => void;
}

/** A native list, which keyboards and screen readers of phones support. */
export function ChoiceField<Value extends string>({
  options,
  inputProps,
  onChoose,
  ...field
}: ChoiceFieldProps<Value>) {
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => {
        const chosen = options.find(([value]) => value === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        ...(inputProps && { htmlInput: inputProps }),
      }}
    >
      {options.map(([value, words, isName]) => (
        <option
          key={value}
          value={value}
          {...(isName && { translate: 'no', lang: writtenLanguage(words) })}
        >
          {words}
        </option>
      ))}
    </TextField>
  );
}
