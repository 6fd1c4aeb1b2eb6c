import { type TextFieldProps } from '@mui/material/TextField';
interface ChoiceFieldProps<Value extends string> extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps'> {
    value: Value;
    options: readonly (readonly [value: Value, words: string, isName?: boolean])[];
    inputProps?: {
        'aria-label'?: string;
        'aria-describedby'?: string;
    };
    onChoose: (value: Value) => void;
}
export declare function ChoiceField<Value extends string>({ options, inputProps, onChoose, ...field }: ChoiceFieldProps<Value>): import("react").JSX.Element;
export {};
