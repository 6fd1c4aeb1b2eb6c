import { adopt, type Issue, isOver, type Schema, type Sentence, schema } from './schema';

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON gives objects; no date, no map. */
const isPlain = (value: unknown): value is Fields =>
  isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const wrong = (issues: Issue[], message: string) => {
  issues.push({ path: [], message });
};

/** @param isLoose fields that the shape does not name are kept */
const fields = (shape: Shape, sentence?: Sentence, isLoose = false): Schema =>
  schema(
    (value, issues, message) => {
      if (!isObject(value)) return wrong(issues, message);
      const read: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(shape)) {
        const isThere = key in value;
        if (!isThere && field.staysMissing && field.missing === 'optional') continue;
        const part = field.run(value[key]);
        if (!isThere && field.missing && field.staysMissing && part.issues.length > 0) continue;
        adopt(issues, part.issues, key);
        if (!isThere && !field.missing) {
          if (part.issues.length === 0) issues.push({ path: [key], message: 'Invalid input' });
        } else if (isThere || part.value !== undefined) read[key] = part.value;
      }
      if (isLoose) {
        for (const key of Object.keys(value)) {
          if (!(key in shape) && key !== '__proto__') read[key] = value[key];
        }
      }
      return read;
    },
    sentence,
    { shape },
  );

export const object = (shape: Shape, sentence?: Sentence): Schema => fields(shape, sentence);

export const looseObject = (shape: Shape, sentence?: Sentence): Schema =>
  fields(shape, sentence, true);

export const extend = (from: Schema, more: Shape): Schema => fields({ ...from.shape, ...more });

export const omit = (from: Schema, left: Readonly<Record<string, true>>): Schema =>
  fields(Object.fromEntries(Object.entries(from.shape ?? {}).filter(([key]) => !left[key])));

export const array = (item: Schema, sentence?: Sentence): Schema =>
  schema(
    (value, issues, message) => {
      if (!Array.isArray(value)) return wrong(issues, message);
      return Array.from(value, (one, place) => {
        const part = item.run(one);
        adopt(issues, part.issues, place);
        return part.value;
      });
    },
    sentence,
    { isList: true },
  );

/** A list of as many items as there are schemas. */
export const tuple = (items: readonly Schema[], sentence?: Sentence): Schema =>
  schema((value, issues, message) => {
    if (!Array.isArray(value) || value.length < items.length) return wrong(issues, message);
    if (value.length > items.length) wrong(issues, message);
    return items.map((item, place) => {
      const part = item.run(value[place]);
      adopt(issues, part.issues, place);
      return part.value;
    });
  }, sentence);

/** @param key any text: keys that are checked are not among our contracts */
export const record = (key: Schema, field: Schema, sentence?: Sentence): Schema =>
  schema((value, issues, message) => {
    if (!isPlain(value)) return wrong(issues, message);
    const read: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(value)) {
      if (name === '__proto__') continue;
      if (key.run(name).issues.length > 0) issues.push({ path: [name], message });
      else {
        const part = field.run(one);
        adopt(issues, part.issues, name);
        read[name] = part.value;
      }
    }
    return read;
  }, sentence);

export const union = (choices: readonly Schema[], sentence?: Sentence): Schema =>
  schema((value, issues, message) => {
    const parts = choices.map((choice) => choice.run(value));
    const open = parts.filter((part) => !isOver(part.issues));
    const part = parts.find((one) => one.issues.length === 0) ?? (open.length === 1 && open[0]);
    if (!part) return wrong(issues, message);
    adopt(issues, part.issues);
    return part.value;
  }, sentence);

/** The choice whose field `by` has the value's. */
export const discriminatedUnion = (
  by: string,
  choices: readonly Schema[],
  sentence?: Sentence,
): Schema =>
  schema((value, issues, message) => {
    if (!isObject(value)) return wrong(issues, message);
    const choice = choices.find(({ shape }) => shape?.[by]?.values?.includes(value[by]));
    const part = choice?.run(value);
    if (!part) {
      issues.push({ path: [by], message });
      return undefined;
    }
    adopt(issues, part.issues);
    return part.value;
  }, sentence);

/** The schema behind one that lets certain values through. */
const behind = (
  inner: Schema,
  passes: (value: unknown) => boolean,
  instead: (value: unknown) => unknown,
  traits: Pick<Schema, 'missing' | 'staysMissing'>,
): Schema =>
  schema(
    (value, issues) => {
      if (passes(value)) return instead(value);
      const part = inner.run(value);
      adopt(issues, part.issues);
      return part.value;
    },
    undefined,
    traits,
  );

export const nullable = (inner: Schema): Schema =>
  behind(
    inner,
    (value) => value === null,
    () => null,
    inner,
  );

export const optional = (inner: Schema): Schema =>
  behind(
    inner,
    (value) => value === undefined,
    () => (inner.missing === 'defaulted' ? inner.run(undefined).value : undefined),
    { missing: inner.missing ?? 'optional', staysMissing: true },
  );

export const nullish = (inner: Schema): Schema => optional(nullable(inner));

const withDefault = (inner: Schema, value: unknown): Schema =>
  behind(
    inner,
    (asked) => asked === undefined,
    () => value,
    { missing: 'defaulted' },
  );

export { withDefault as _default };
