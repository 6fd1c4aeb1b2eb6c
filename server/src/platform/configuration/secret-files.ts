import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error';

/** Whether a variable holds a secret, by its name. */
export const isSecret = (name: string): boolean =>
  /^(ARANYA_\w*(SECRET|PASSWORD|TOKEN|AUTHORIZATION)|DATABASE_URL)$/.test(name);

/**
 * Puts the content of files in the place of secrets: `ARANYA_SECRET_FILE=/run/secrets/aranya` gives
 * `ARANYA_SECRET`, as Docker and Kubernetes hand secrets out.
 *
 * @param names Variables that exist; a secret's file is looked for where it has no variable itself.
 * @throws SettingsError when a file cannot be read, or a secret comes twice.
 */
export function withSecretFiles(
  variables: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const complete = { ...variables };
  for (const name of names.filter(isSecret)) {
    const fileName = `${name}_FILE`;
    const path = variables[fileName];
    if (!path || names.includes(fileName)) continue;
    delete complete[fileName];
    if (variables[name]) throw new SettingsError(`Set ${name} or ${fileName}, not both.`);
    complete[name] = contentOf(path, fileName);
  }
  return complete;
}

function contentOf(path: string, fileName: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new SettingsError(`${fileName} must be a file that this process may read.`);
  }
}
