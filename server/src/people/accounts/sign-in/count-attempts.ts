import type { AttemptLimitName } from '../../../platform/configuration/limits';
import type { AttemptKey, AttemptLimiter } from '../../../platform/database/attempt-limiter';
import type { Database } from '../../../platform/database/database';
import { findKnownDevice, type KnownDevice } from '../sessions/known-devices';

export interface Attempt {
  /** Normalised. */
  phoneNumber: string;
  /** The result of `callerNetwork`. */
  network: string;
  /** Empty if the device sent none. */
  deviceMarks: readonly string[];
}

interface Limits {
  network: AttemptLimitName;
  phoneHere: readonly AttemptLimitName[];
  phoneEverywhere: readonly AttemptLimitName[];
  device: readonly AttemptLimitName[];
}

const LIMITS_OF = {
  'sign-in': {
    network: 'signInPerAddress',
    phoneHere: ['signInPerPhoneAndAddress', 'signInPerPhoneAndAddressDaily'],
    phoneEverywhere: ['signInPerPhone', 'signInPerPhoneDaily'],
    device: ['signInPerDevice', 'signInPerDeviceDaily'],
  },
  code: {
    network: 'codePerAddress',
    phoneHere: ['codePerPhoneAndAddress'],
    phoneEverywhere: ['codePerPhone', 'codePerPhoneDaily'],
    device: ['codePerDevice'],
  },
  'code-try': {
    network: 'codeTryPerAddress',
    phoneHere: ['codeTryPerPhoneAndAddress'],
    phoneEverywhere: ['codeTryPerPhone', 'codeTryPerPhoneDaily'],
    device: ['codeTryPerDevice'],
  },
} as const satisfies Record<string, Limits>;

export type AttemptKind = keyof typeof LIMITS_OF;

/** Network, number on that network, number everywhere, or device. */
export type AttemptScope = keyof Limits;

type Step = { scope: AttemptScope; limit: AttemptLimitName; key: AttemptKey };

export type AttemptCount = ReturnType<typeof openAttemptCount>;

export function openAttemptCount(db: Database, limiter: AttemptLimiter) {
  return {
    /**
     * Counts by network, by number on this network and by number, in this order, so that a refused
     * caller does not use up the limits of others. A known device of the number's owner has its own
     * counters instead.
     * @param refused Receives the exceeded limit before the problem is thrown.
     * @throws Problem `too_many_attempts`.
     */
    async count(
      kind: AttemptKind,
      attempt: Attempt,
      refused?: (scope: AttemptScope, problem: unknown) => Promise<void>,
    ) {
      const device = await findKnownDevice(db, attempt.phoneNumber, attempt.deviceMarks);
      const steps = device ? deviceSteps(kind, device) : openSteps(kind, attempt);
      for (const { scope, limit, key } of steps) {
        try {
          await limiter.count(limit, key);
        } catch (error) {
          await refused?.(scope, error);
          throw error;
        }
      }
      return {
        device,
        /**
         * Reverts a correct attempt and resets earlier wrong ones of this device, or of this number
         * on this network. Attempts from elsewhere still count.
         */
        async wasRight() {
          for (const { scope, limit, key } of steps) {
            const ownOnly = scope === 'device' || scope === 'phoneHere';
            await (ownOnly ? limiter.forget(limit, key) : limiter.takeBack(limit, key));
          }
        },
      };
    },
    /** Attempts of networks as a whole still count. */
    async forget(kind: AttemptKind, attempt: Attempt) {
      for (const { scope, limit, key } of openSteps(kind, attempt)) {
        if (scope !== 'network') await limiter.forget(limit, key);
      }
    },
  };
}

/** Keys begin with the phone number or the person's id, so that closing an account finds them. */
function openSteps(kind: AttemptKind, { phoneNumber, network }: Attempt): Step[] {
  const limits: Limits = LIMITS_OF[kind];
  const here = { network, of: phoneNumber };
  return [
    { scope: 'network', limit: limits.network, key: { network } },
    ...limits.phoneHere.map((limit): Step => ({ scope: 'phoneHere', limit, key: here })),
    ...limits.phoneEverywhere.map(
      (limit): Step => ({ scope: 'phoneEverywhere', limit, key: phoneNumber }),
    ),
  ];
}

const deviceSteps = (kind: AttemptKind, { personId, markHash }: KnownDevice): Step[] =>
  LIMITS_OF[kind].device.map((limit) => ({
    scope: 'device',
    limit,
    key: `${personId}@${markHash}`,
  }));
