import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { verifyPassword } from 'better-auth/crypto';

/**
 * Hashes of PINs: Argon2id with the memory and passes that OWASP's password storage cheat sheet
 * recommends. It costs a seventh of the library's own scrypt, so that ten people who sign in at once
 * leave room for everybody else (docs/decisions/0015).
 */
const COST = {
  // The constant has no value at run time, where modules are compiled one by one.
  algorithm: 2 satisfies Algorithm.Argon2id,
  /** Memory in KiB. */
  memoryCost: 19_456,
  /** Passes over that memory. */
  timeCost: 2,
  parallelism: 1,
};

/** Whether a hash is from before Argon2id: `salt:key`, made by scrypt, which costs more. */
export const isOldPinHash = (kept: string): boolean => !kept.startsWith('$argon2id$');

/** The hash under which a PIN is kept. */
export const hashPin = (pin: string): Promise<string> => hash(pin, COST);

/** Whether a PIN is the one behind a hash, also behind one from before Argon2id. */
export function verifyPin({ hash: kept, pin }: { hash: string; pin: string }): Promise<boolean> {
  return isOldPinHash(kept) ? verifyPassword({ hash: kept, password: pin }) : verify(kept, pin);
}
