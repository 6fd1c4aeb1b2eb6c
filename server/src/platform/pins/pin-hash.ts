import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { verifyPassword } from 'better-auth/crypto';

/**
 * From OWASP's password storage cheat sheet. They cost a seventh of the library's own scrypt, so
 * that ten concurrent sign-ins do not slow others down (docs/decisions/0015).
 */
const COST = {
  // The constant has no value at run time when modules are compiled separately.
  algorithm: 2 satisfies Algorithm.Argon2id,
  /** In KiB. */
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Older hashes are `salt:key`, made by scrypt, which is slower. */
export const isOldPinHash = (kept: string): boolean => !kept.startsWith('$argon2id$');

export const hashPin = (pin: string): Promise<string> => hash(pin, COST);

export function verifyPin({ hash: kept, pin }: { hash: string; pin: string }): Promise<boolean> {
  return isOldPinHash(kept) ? verifyPassword({ hash: kept, password: pin }) : verify(kept, pin);
}
