import { type OutlinedInputProps } from '@mui/material/OutlinedInput';
export interface TextInputProps extends Pick<OutlinedInputProps, 'name' | 'type' | 'value' | 'onChange' | 'error' | 'autoComplete' | 'placeholder' | 'inputRef' | 'inputProps'> {
    label: string;
}
export declare function TextInput({ label, error, ...input }: TextInputProps): import("react").JSX.Element;
