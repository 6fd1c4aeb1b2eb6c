import { type Check, check, type Sentence } from './schema';

interface Measured {
  length: number;
}

/** Characters of a text, items of a list. */
const lengthOf = (value: Measured | string) =>
  typeof value === 'string' ? [...value].length : value.length;

export const maxLength = (most: number, sentence?: Sentence): Check =>
  Object.assign(
    // A long text is counted by what it takes in memory: characters are no more than that.
    check((value: Measured) => value.length <= most || lengthOf(value) <= most, sentence),
    { isLimit: true as const },
  );

export const minLength = (least: number, sentence?: Sentence): Check =>
  check((value: Measured) => lengthOf(value) >= least, sentence);

export const minimum = (least: number, sentence?: Sentence): Check =>
  check((value: number) => value >= least, sentence);

export const maximum = (most: number, sentence?: Sentence): Check =>
  check((value: number) => value <= most, sentence);

export const nonnegative = (sentence?: Sentence): Check => minimum(0, sentence);

/** For whole steps; of fractions zod knows more. */
export const multipleOf = (step: number, sentence?: Sentence): Check =>
  check((value: number) => {
    const times = value / step;
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(times), 1);
    return Math.abs(times - Math.round(times)) < tolerance;
  }, sentence);

export const regex = (pattern: RegExp, sentence?: Sentence): Check =>
  check((value: string) => pattern.test(value), sentence);

export const startsWith = (start: string, sentence?: Sentence): Check =>
  check((value: string) => value.startsWith(start), sentence);

interface RefineOptions {
  error?: string;
  abort?: boolean;
  /** Field of an object that it is about. */
  path?: PropertyKey[];
}

export const refine = (
  isFine: (value: never) => unknown,
  options: string | RefineOptions = {},
): Check => {
  const { path = [] } = typeof options === 'string' ? {} : options;
  const look = check((value) => Boolean(isFine(value)), options);
  return (payload, sentence) => {
    const before = payload.issues.length;
    look(payload, sentence);
    for (const issue of payload.issues.slice(before)) issue.path = path;
  };
};

export const overwrite =
  (change: (value: string) => string): Check =>
  (payload) => {
    payload.value = change(payload.value as string);
  };

export const trim = () => overwrite((text) => text.trim());

export const normalize = (form: string) => overwrite((text) => text.normalize(form));
