import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error';

export const isSecret = (name: string): boolean =>
  /^(ARANYA_\w*(SECRET|PASSWORD|TOKEN|AUTHORIZATION)|DATABASE_URL)$/.test(name);

/**
 * `ARANYA_SECRET_FILE=/run/secrets/aranya` sets `ARANYA_SECRET`, as Docker and Kubernetes do.
 * @throws SettingsError when a file cannot be read, or a secret is set twice.
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
