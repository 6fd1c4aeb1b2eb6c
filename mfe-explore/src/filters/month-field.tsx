import { TextField } from '@aranya/shared/ui/forms';
import { useState } from 'react';

interface MonthFieldProps {
  label: string;
  /** `2024-03`, or empty. */
  value: string;
  /** Called with a whole month, or empty. */
  onChoose: (month: string) => void;
}

/** A field for a month. Browsers without a picker of months show a field for text. */
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
