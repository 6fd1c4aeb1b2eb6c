import { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
interface ChoiceButtonsProps<Value extends string> extends Omit<ToggleButtonGroupProps, 'onChange' | 'value' | 'exclusive'> {
    'aria-label': string;
    value: Value;
    options: readonly (readonly [value: Value, words: string])[];
    onChoose: (value: Value) => void;
}
export declare const ChoiceButtons: <Value extends string>({ options, onChoose, ...group }: ChoiceButtonsProps<Value>) => import("react").JSX.Element;
export {};
