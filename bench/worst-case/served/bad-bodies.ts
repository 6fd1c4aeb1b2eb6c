import { filled } from '../direct-case';

const numbered = (size: number, bytes: number, piece: (number: number) => string) =>
  Array.from({ length: Math.floor(size / bytes) }, (_, number) => piece(number)).join(',');

/** Bodies that a reader of JSON takes long over, or what looks at its result. */
export const BAD_BODIES: Readonly<Record<string, (size: number) => string>> = {
  'open brackets': (size) => filled('[', size),
  'nested arrays': (size) => filled('[', size / 2) + filled(']', size / 2),
  'nested objects': (size) =>
    `${filled('{"a":', size - (size % 10) - size / 6)}1${filled('}', size / 6)}`,
  'many fields': (size) => `{${numbered(size, 14, (number) => `"a${number}":1`)}}`,
  'one field again and again': (size) => `{${numbered(size, 6, () => '"a":1')}}`,
  'fields named by numbers': (size) => `{${numbered(size, 12, (number) => `"${number * 7}":1`)}}`,
  'an array of numbers': (size) => `[${numbered(size, 2, () => '0')}]`,
  'an array of objects': (size) => `[${numbered(size, 3, () => '{}')}]`,
  'a number of digits': (size) => filled('1', size),
  'a fraction of digits': (size) => `0.${filled('1', size)}`,
  'a text of escapes': (size) => `"${filled('\\u0041', size - (size % 6))}"`,
  'a text of backslashes': (size) => `"${filled('\\\\', size - (size % 2))}"`,
  spaces: (size) => `${filled(' ', size)}{}`,
  'spaces behind': (size) => `{}${filled(' ', size)}`,
  'one long name': (size) => `{"${filled('a', size)}":1}`,
  'a prototype': (size) => `{"__proto__":{"a":"${filled('a', size)}"}}`,
  'a prototype that is escaped': (size) =>
    `{${numbered(size, 27, () => '"\\u005f_proto__":{"a":1}')}}`,
  'the word of a prototype': (size) =>
    `"${filled('"__proto__" :'.replaceAll('"', '\\"'), size - (size % 15))}"`,
  'no JSON': (size) => filled('a', size),
};
