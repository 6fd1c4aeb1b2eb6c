import Negotiator from 'negotiator';

/** A content coding in which answers are compressed. */
export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * Returns the best coding that an `Accept-Encoding` header allows, or null for uncompressed content. The
 * server's order decides, not the weights; `q=0` excludes a coding.
 * @param offered Available codings, the best first
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = PREFERRED,
): Encoding | null {
  const request = { headers: { 'accept-encoding': header } };
  const allowed = new Negotiator(request).encodings([...offered]);
  return offered.find((coding) => allowed.includes(coding)) ?? null;
}
