import { createHash } from 'node:crypto';

/**
 * Whether a file is what a release says of it.
 * @param integrity as the `integrity` attribute of a browser takes it, `sha256-…` or `sha384-…`
 */
export function hasHash(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
}
