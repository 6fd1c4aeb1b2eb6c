/** What is wrong with a value, and where. */
export interface Issue {
  path: PropertyKey[];
  message: string;
  /** The other checks of the same value look at it all the same. */
  goesOn?: boolean;
}

/** Why a value does not fit its contract. */
export class CheckError extends Error {
  override readonly name = 'CheckError';

  constructor(readonly issues: Issue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
}

/** The sentence that is shown, or how zod takes it with more. */
export type Sentence = string | { error?: string; abort?: boolean };

const sentenceOf = (sentence?: Sentence) =>
  typeof sentence === 'string' ? sentence : sentence?.error;

interface Payload {
  value: unknown;
  issues: Issue[];
}

/** One look at a value that has the right type; it may put another in its place. */
export interface Check {
  (payload: Payload, sentence: string): void;
  /** Limits a list: it is looked at before the items are. */
  isLimit?: true;
}

/** A check that adds one issue. */
export const check =
  (isFine: (value: never) => boolean, sentence?: Sentence): Check =>
  ({ value, issues }, otherwise) => {
    if (isFine(value as never)) return;
    const goesOn = !(typeof sentence === 'object' && sentence.abort);
    issues.push({ path: [], message: sentenceOf(sentence) ?? otherwise, goesOn });
  };

const isOver = (issues: Issue[]) => issues.some(({ goesOn }) => !goesOn);

/** Reads a value of its type, or adds issues. */
type Read = (value: unknown, issues: Issue[], sentence: string) => unknown;

/** What else others ask of a schema. */
interface Traits {
  /** The key may be missing in an object; `defaulted`: it then takes a value. */
  missing?: 'optional' | 'defaulted';
  /** A missing key stays missing. */
  staysMissing?: boolean;
  /** The only values that fit. */
  values?: readonly unknown[];
  /** Choices of an enum. */
  options?: readonly unknown[];
  isList?: true;
  /** Fields of an object. */
  shape?: Readonly<Record<string, Schema>>;
}

export interface Schema extends Traits {
  run(value: unknown): Payload;
  check(...checks: Check[]): Schema;
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: CheckError };
  /** @throws CheckError */
  parse(value: unknown): unknown;
}

/** A schema of zod/mini, as far as pages use it. */
export function schema(
  read: Read,
  sentence?: Sentence,
  traits: Traits = {},
  checks: Check[] = [],
): Schema {
  const words = sentenceOf(sentence) ?? 'Invalid input';
  const self: Schema = {
    ...traits,
    run(value) {
      const payload: Payload = { value, issues: [] };
      if (traits.isList && Array.isArray(value)) {
        for (const look of checks) if (look.isLimit) look(payload, words);
        if (payload.issues.length > 0) return payload;
      }
      payload.value = read(value, payload.issues, words);
      for (const look of checks) {
        if (isOver(payload.issues)) break;
        look(payload, words);
      }
      return payload;
    },
    check: (...more) => schema(read, sentence, traits, [...checks, ...more]),
    safeParse(value) {
      const { value: data, issues } = self.run(value);
      return issues.length === 0
        ? { success: true, data }
        : { success: false, error: new CheckError(issues) };
    },
    parse(value) {
      const result = self.safeParse(value);
      if (result.success) return result.data;
      throw result.error;
    },
  };
  return self;
}

/** A schema of values that a question tells apart. */
export const typed = (
  isFine: (value: unknown) => boolean,
  sentence?: Sentence,
  traits?: Traits,
): Schema =>
  schema(
    (value, issues, message) => {
      if (!isFine(value)) issues.push({ path: [], message });
      return value;
    },
    sentence,
    traits,
  );

/** Takes over what is wrong with a part. */
export function adopt(issues: Issue[], part: Issue[], ...place: PropertyKey[]) {
  for (const issue of part) issues.push({ ...issue, path: [...place, ...issue.path] });
}

export { isOver };
