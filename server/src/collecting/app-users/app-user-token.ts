import { randomBytes } from 'node:crypto';

/** 48 random bytes as base64: 64 characters of `A-Za-z0-9!$` that need no escaping in a path. */
export const newToken = (): string =>
  randomBytes(48).toString('base64').replaceAll('/', '!').replaceAll('+', '$');
