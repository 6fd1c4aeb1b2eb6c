import { createHash } from 'node:crypto';

/**
 * The instance id of a submission that names none: always the same for the same bytes from the same
 * app user, so that a phone that sends again does not make a second record. Two people who send the
 * same bytes made two records, therefore the app user counts.
 */
export function derivedInstanceId(xml: Uint8Array, appUserId: number): string {
  const hash = createHash('sha256').update(`${appUserId}\n`).update(xml).digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits mean what its maker wants.
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
