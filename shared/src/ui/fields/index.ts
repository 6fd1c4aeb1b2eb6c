/** MUI components for forms without selects, dates and switches: enough for sign-in. */
export { TextInput, type TextInputProps } from './text-input';
