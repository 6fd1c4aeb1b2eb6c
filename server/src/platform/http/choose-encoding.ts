import Negotiator from 'negotiator';

/** A content coding in which answers are compressed. */
export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * The best coding that an `Accept-Encoding` header allows, or null for the plain content. What we
 * prefer counts, not the weights: a coding is allowed or, with `q=0`, refused.
 *
 * @param offered codings that there are, the best first
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = PREFERRED,
): Encoding | null {
  const request = { headers: { 'accept-encoding': header } };
  const allowed = new Negotiator(request).encodings([...offered]);
  return offered.find((coding) => allowed.includes(coding)) ?? null;
}
