import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface TextInputProps
  extends Pick<
    OutlinedInputProps,
    | 'name'
    | 'type'
    | 'value'
    | 'onChange'
    | 'error'
    | 'autoComplete'
    | 'placeholder'
    | 'inputRef'
    /** Attributes of the `input` element. */
    | 'inputProps'
  > {
  label: string;
}

/**
 * A line of text, with its name: MUI's `TextField` as it looks in the product, without the lists of choices that
 * it can also be. Those bring menu, popover and modal along, half of what a sign-in page would load.
 */
export function TextInput({ label, error = false, ...input }: TextInputProps) {
  const id = useId();
  return (
    <FormControl className="MuiTextField-root" fullWidth variant="outlined" error={error}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput id={id} label={label} fullWidth {...input} />
    </FormControl>
  );
}
