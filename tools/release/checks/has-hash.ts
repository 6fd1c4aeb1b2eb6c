import { createHash } from 'node:crypto';

/** @param integrity `sha256-…` or `sha384-…`, as in a browser's `integrity` attribute */
export function hasHash(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
}
