/** One generated request. */
export interface FuzzCall {
  /** The route that it aims at, such as `POST /api/aranya/getData`. */
  aim: string;
  /** The listener that it goes to. */
  listener: 'server' | 'identity';
  method: string;
  /** Path and query as they are sent: printable ASCII without spaces. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Sent byte for byte in place of all of the above but `listener`. */
  raw: Buffer | null;
}

/** What a call may differ in from an empty GET. */
export function fuzzCall(
  aim: string,
  given: Partial<Omit<FuzzCall, 'aim'>> & Pick<FuzzCall, 'listener'>,
): FuzzCall {
  return { aim, method: 'GET', path: '/', headers: {}, body: null, raw: null, ...given };
}

/** Everything that a call says, for a look at what the server must not say back by itself. */
export const textOfCall = ({ path, headers, body, raw }: FuzzCall): string =>
  [path, JSON.stringify(headers), body?.toString('latin1'), raw?.toString('latin1')].join('\n');

/** Percent-encodes every byte that may not stand in a path, halves of surrogate pairs too. */
export const percentEncoded = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
    )
    .join('');

/** Leaves only what an HTTP library sends in a path. */
export const sendablePath = (path: string): string => path.replace(/[^!-~]/g, percentEncoded);

/** Leaves only what an HTTP library sends in a header. */
export const sendableHeader = (value: string): string =>
  Buffer.from(value.slice(0, 4000), 'utf8')
    .toString('latin1')
    .replace(/[^ -~\x80-\xff]/g, '');
