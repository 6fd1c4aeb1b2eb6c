import { randomBytes } from 'node:crypto';

/**
 * Parameter that makes an address unique without changing the result. Central refuses unknown
 * parameters on record tables (501.1); it accepts this one and interprets only the value `true`.
 */
const UNIQUE_PARAMETER = '%24wkt';

/**
 * Makes a path unique, so that no cache between this server and Central answers, even one that
 * ignores `cache-control`.
 */
export function uniqueAddress(path: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${UNIQUE_PARAMETER}=${randomBytes(6).toString('hex')}`;
}

/** Returns Central's next query without the parameter of {@link uniqueAddress}. */
export const withoutUniqueParameter = (query: string): string =>
  query
    .split('&')
    .filter((one) => !/^(%24|\$)wkt=/.test(one))
    .join('&');
