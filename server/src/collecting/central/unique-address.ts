import { randomBytes } from 'node:crypto';

/**
 * Parameter that makes an address new without changing what is asked. Central refuses tables of
 * records with a parameter that it does not know (501.1); of this one it only notices `true`.
 */
const UNIQUE_PARAMETER = '%24wkt';

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
    .filter((one) => !/^(%24|\$)wkt=/.test(one))
    .join('&');
