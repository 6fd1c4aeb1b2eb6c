import type * as z from 'zod/mini';

/** @throws Error with one line per wrong field: its path and the expected value */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  text: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || 'the whole';
    return `${file}: ${field} ${expectation(issue, valueAt(value, issue.path))}.`;
  });
  throw new Error(lines.join('\n'));
}

type Issue = z.core.$ZodIssue;

function expectation(issue: Issue, found: unknown): string {
  const isMissing = found === undefined ? 'is missing; it ' : '';
  switch (issue.code) {
    case 'invalid_type':
      return `${isMissing}must be ${described(issue.expected)}`;
    case 'invalid_value':
      return `${isMissing}must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${issue.format === 'url' ? 'an address' : `like ${issue.pattern ?? issue.format}`}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return `${isMissing}has not the shape that shared/src/contracts describes`;
  }
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const described = (type: string) => ARTICLES[type] ?? type;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
