import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings-error';

/** In bytes. */
const LARGEST_FILE = 1_000_000;

/**
 * Reads lines of `NAME=value`, as in systemd's `EnvironmentFile` and Compose's `env_file`.
 * Variables of the process take precedence.
 * @param environment The process's own is changed in place, because libraries read it, for example
 *   for a bucket's keys.
 * @throws SettingsError when the file cannot be read.
 */
export function withConfigurationFile(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const { ARANYA_CONFIG: path } = environment;
  if (!path) return environment;
  for (const [name, value] of Object.entries(parseEnv(textOf(path)))) {
    if (name === 'ARANYA_CONFIG') {
      throw new SettingsError('A file of ARANYA_CONFIG cannot name another one.');
    }
    // An empty variable counts as not set.
    if (!environment[name]) environment[name] = value;
  }
  return environment;
}

function textOf(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError('ARANYA_CONFIG must be a file that this process may read.', {
      cause: error,
    });
  }
  if (text.length > LARGEST_FILE) {
    throw new SettingsError(`ARANYA_CONFIG must be a file of at most ${LARGEST_FILE} characters.`);
  }
  return text;
}
