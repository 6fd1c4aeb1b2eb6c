/** One generated request. */
export interface FuzzCall {
  /** The target route, such as `POST /api/aranya/getData`. */
  aim: string;
  /** The target listener. */
  listener: 'server' | 'identity';
  method: string;
  /** Path and query as sent: printable ASCII without spaces. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Sent byte for byte in place of all other fields except `listener`. */
  raw: Buffer | null;
}

/** Creates a call from its differences to an empty GET. */
export function fuzzCall(
  aim: string,
  given: Partial<Omit<FuzzCall, 'aim'>> & Pick<FuzzCall, 'listener'>,
): FuzzCall {
  return { aim, method: 'GET', path: '/', headers: {}, body: null, raw: null, ...given };
}

/** All text of a call, to distinguish echoed input from data that the server disclosed. */
export const textOfCall = ({ path, headers, body, raw }: FuzzCall): string =>
  [path, JSON.stringify(headers), body?.toString('latin1'), raw?.toString('latin1')].join('\n');

/** Percent-encodes every byte that is not allowed in a path, including halves of surrogate pairs. */
export const percentEncoded = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
    )
    .join('');

/** Removes characters that an HTTP library does not send in a path. */
export const sendablePath = (path: string): string => path.replace(/[^!-~]/g, percentEncoded);

/** Removes characters that an HTTP library does not send in a header. */
export const sendableHeader = (value: string): string =>
  Buffer.from(value.slice(0, 4000), 'utf8')
    .toString('latin1')
    .replace(/[^ -~\x80-\xff]/g, '');
