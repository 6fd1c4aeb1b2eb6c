/** The MUI set of a form without lists of choices, dates and switches: what signing in needs. */
export { TextInput, type TextInputProps } from './text-input';
