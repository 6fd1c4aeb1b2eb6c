import { randomBytes } from 'node:crypto';

/**
 * A new credential of a phone: 48 random bytes as base64, 64 characters of `A-Za-z0-9!$`, which may
 * stand in a path as they are.
 */
export const newToken = (): string =>
  randomBytes(48).toString('base64').replaceAll('/', '!').replaceAll('+', '$');
