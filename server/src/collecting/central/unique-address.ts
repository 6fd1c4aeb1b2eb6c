import { randomBytes } from 'node:crypto';

/** Parameter that Central takes no notice of: OData's own begin with `$`. */
export const UNIQUE_PARAMETER = 'asked';

/**
 * A path that nobody asked for before, so that no cache between this server and Central answers in
 * its place, whatever it makes of `cache-control`.
 */
export function uniqueAddress(path: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${UNIQUE_PARAMETER}=${randomBytes(6).toString('hex')}`;
}

/** A query of Central's own making, without what {@link uniqueAddress} added to the one before. */
export const withoutUniqueParameter = (query: string): string =>
  query
    .split('&')
    .filter((one) => !one.startsWith(`${UNIQUE_PARAMETER}=`))
    .join('&');
