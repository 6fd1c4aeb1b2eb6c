import { createHash } from 'node:crypto';

/**
 * Returns the instance id for a submission without one: the same bytes from the same app user always give the
 * same id, so that a repeated submission does not create a second record. The same bytes from two people are
 * two records.
 */
export function derivedInstanceId(xml: Uint8Array, appUserId: number): string {
  const hash = createHash('sha256').update(`${appUserId}\n`).update(xml).digest('hex');
  // Version 8 of RFC 9562: a UUID with application-defined bits.
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return `uuid:${groups.join('-')}`;
}
