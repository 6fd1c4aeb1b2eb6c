import { type Check, check, type Schema, type Sentence, schema, typed } from './schema';

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

export const string = (sentence?: Sentence): Schema =>
  typed((value) => typeof value === 'string', sentence);

export const number = (sentence?: Sentence): Schema => typed(isNumber, sentence);

export const boolean = (sentence?: Sentence): Schema =>
  typed((value) => typeof value === 'boolean', sentence);

export const unknown = (): Schema => typed(() => true);

export const int = (sentence?: Sentence): Schema =>
  schema((value, issues, message) => {
    if (!Number.isInteger(value)) issues.push({ path: [], message });
    return value;
  }, sentence).check(check(Number.isSafeInteger, sentence));

export const coerce = {
  number: (sentence?: Sentence): Schema =>
    schema((value, issues, message) => {
      let read = value;
      try {
        read = Number(value);
      } catch {
        // What is no number stays what it is.
      }
      if (!isNumber(read)) issues.push({ path: [], message });
      return read;
    }, sentence),
};

const oneOf = (values: readonly unknown[], sentence?: Sentence) =>
  typed((value) => values.includes(value), sentence, { values, options: values });

export const literal = (value: unknown, sentence?: Sentence): Schema => oneOf([value], sentence);

const enumeration = (values: readonly string[], sentence?: Sentence): Schema =>
  oneOf(values, sentence);

export { enumeration as enum };

/** An address whose scheme fits; without white space around it, as zod gives it back. */
export function url({ protocol }: { protocol: RegExp }): Schema {
  const read: Check = (payload, message) => {
    const text = (payload.value as string).trim();
    const isWritten = !protocol.source.includes('https?') || /^https?:\/\//i.test(text);
    const address = isWritten && URL.canParse(text) ? new URL(text) : undefined;
    if (!address || !protocol.test(address.protocol.slice(0, -1))) {
      payload.issues.push({ path: [], message, goesOn: true });
    }
    if (address) payload.value = text.replace(/[\t\n\r]/g, '');
  };
  return string().check(read);
}
