import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings-error';

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
  if (!environment.ARANYA_CONFIG) return environment;
  for (const [name, value] of Object.entries(parseEnv(textOf(environment.ARANYA_CONFIG)))) {
    // An empty variable counts as not set.
    if (!environment[name]) environment[name] = value;
  }
  return environment;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new SettingsError('ARANYA_CONFIG must be a file that this process may read.', { cause });
  }
}
