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
    | 'inputProps'
  > {
  label: string;
}

/** MUI's `TextField` would load menu, popover and modal: half of a sign-in page's bytes. */
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
