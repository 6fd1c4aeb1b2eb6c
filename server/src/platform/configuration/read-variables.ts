import { closest, distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { Environment } from './environment';
import { FrontEndEnvironment } from './front-end-environment';
import { OTHER_VARIABLES } from './other-variables';
import { isSecret, withSecretFiles } from './secret-files';
import { SettingsError } from './settings-error';

const DEFINED = [
  ...new Set([
    ...Object.keys(Environment.shape),
    ...Object.keys(FrontEndEnvironment.shape),
    ...Object.keys(OTHER_VARIABLES),
  ]),
];

const KNOWN = [...DEFINED, ...DEFINED.filter(isSecret).map((name) => `${name}_FILE`)];

/** Maximum edit distance of a typing error. */
const TYPING_ERROR = 2;

export const unknownVariables = (variables: Record<string, string | undefined>): string[] =>
  Object.keys(variables).filter((name) => name.startsWith('ARANYA_') && !KNOWN.includes(name));

/**
 * An empty variable counts as not set; secrets may be in files.
 * @throws SettingsError with a sentence for every invalid variable. It never repeats a value, which
 *   may be a secret.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const typos = unknownVariables(given).flatMap((name) => {
    const meant = closest(name, KNOWN);
    const isTypo = distance(name, meant) <= TYPING_ERROR;
    return isTypo ? [`${name} is not known; did you mean ${meant}?`] : [];
  });
  const read = schema.safeParse(withSecretFiles(given, DEFINED));
  const wrong = read.success
    ? []
    : read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  if (!read.success || typos.length > 0) throw new SettingsError([...typos, ...wrong].join('\n'));
  return read.data;
}
