import { ChoiceField as Field } from '@aranya/shared/ui/forms';

interface ChoiceFieldProps {
  label: string;
  value: string | undefined;
  /** Label of the empty choice; without it one of the choices is always chosen. */
  none?: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** A native list of choices, which phones show in their own way. */
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
