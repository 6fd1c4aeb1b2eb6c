import { createHash } from 'node:crypto';

/** Equal bytes of one app user have one id: a repeat is no second record. Two people have two. */
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
