/** No selects, dates and switches: enough for sign-in. */
export { TextInput, type TextInputProps } from './text-input';
