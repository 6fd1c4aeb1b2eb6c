import { createHash } from 'node:crypto';

/**
 * Whether a file matches its hash.
 * @param integrity in the format of a browser's `integrity` attribute, `sha256-…` or `sha384-…`
 */
export function hasHash(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
}
