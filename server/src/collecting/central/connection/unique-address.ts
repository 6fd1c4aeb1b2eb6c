import { randomBytes } from 'node:crypto';

/** Central refuses other unknown parameters (501.1) and interprets only the value `true` here. */
const UNIQUE_PARAMETER = '%24wkt';

/** Passes caches between this server and Central, even those that ignore `cache-control`. */
export function uniqueAddress(path: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${UNIQUE_PARAMETER}=${randomBytes(6).toString('hex')}`;
}

export const withoutUniqueParameter = (query: string): string =>
  query
    .split('&')
    .filter((one) => !/^(%24|\$)wkt=/.test(one))
    .join('&');
