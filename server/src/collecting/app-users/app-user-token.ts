import { randomBytes } from 'node:crypto';

/**
 * Creates the credential of a phone: 48 random bytes as base64, 64 characters of `A-Za-z0-9!$`, which need no
 * escaping in a path.
 */
export const newToken = (): string =>
  randomBytes(48).toString('base64').replaceAll('/', '!').replaceAll('+', '$');
