import { ChoiceField as Field, TextField } from '@aranya/shared/ui/forms';
import { useState } from 'react';

interface ChoiceFieldProps {
  label: string;
  value: string | undefined;
  /** Labels the empty choice; without it one of the choices is always chosen. */
  none?: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** Native, because phones show such a list in their own way. */
export const ChoiceField = ({ value = '', none, choices, ...field }: ChoiceFieldProps) => (
  <Field
    size="small"
    // An unknown value is shown as no choice, because the browser would show an empty field.
    value={choices.some(({ id }) => id === value) ? value : ''}
    disabled={choices.length === 0}
    options={[
      ...(none === undefined ? [] : [['', none] as const]),
      ...choices.map(({ id, name }) => [id, name, true] as const),
    ]}
    {...field}
  />
);

interface MonthFieldProps {
  label: string;
  /** `2024-03`, or empty. */
  value: string;
  /** @param month whole, or empty */
  onChoose: (month: string) => void;
}

/** Browsers without a picker of months show a field for text. */
export function MonthField({ label, value, onChoose }: MonthFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The filter was changed elsewhere, for example by the button that removes it.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      type="month"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => {
        const month = event.target.value;
        setTyped(month);
        if (month === '' || /^\d{4}-\d{2}$/.test(month)) {
          setKnown(month);
          onChoose(month);
        }
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { pattern: '[0-9]{4}-[0-9]{2}', placeholder: '2024-03', maxLength: 7 },
      }}
    />
  );
}
