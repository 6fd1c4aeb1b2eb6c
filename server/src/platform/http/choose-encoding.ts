import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * The server's order decides, not the weights; `q=0` excludes a coding.
 * @param offered the best first
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = PREFERRED,
): Encoding | null {
  const request = { headers: { 'accept-encoding': header } };
  const allowed = new Negotiator(request).encodings([...offered]);
  return offered.find((coding) => allowed.includes(coding)) ?? null;
}
