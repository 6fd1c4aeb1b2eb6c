import type { AttemptLimitName } from '../../platform/configuration/limits';
import type { AttemptKey, AttemptLimiter } from '../../platform/database/attempt-limiter';
import type { Database } from '../../platform/database/database';
import { findKnownDevice, type KnownDevice } from './known-devices';

/** Who tries something with a phone number, and from where. */
export interface Attempt {
  /** Normalised. */
  phoneNumber: string;
  /** As `callerNetwork` says. */
  network: string;
  /** What the caller's device says to be known by; empty where it says nothing. */
  deviceMarks: readonly string[];
}

/** How each limit of something that is tried with a phone number counts. */
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

/** What is tried. */
export type AttemptKind = keyof typeof LIMITS_OF;

/** What a limit is about: it locks the network, the number on it, the number at all, or a device. */
export type AttemptScope = keyof Limits;

/** An attempt that was counted, and may be taken back when it was a right one. */
export interface CountedAttempt {
  /** The device, where it is known. */
  device: KnownDevice | null;
  /**
   * It was right: it does not count, and neither do the wrong ones before it of this device or of
   * this number on this network. What others tried elsewhere still does.
   */
  wasRight(): Promise<void>;
}

/** Counts attempts with phone numbers. */
export interface AttemptCount {
  /**
   * Counts an attempt by network, by number on this network and by number alone, in this order, so
   * that a refused caller uses up nothing that others need. A device on which the number's owner signed in
   * before has counters of its own in place of these.
   *
   * @param refused Told which limit it was, before the problem is thrown.
   * @throws Problem `too_many_attempts`.
   */
  count(
    kind: AttemptKind,
    attempt: Attempt,
    refused?: (scope: AttemptScope, problem: unknown) => Promise<void>,
  ): Promise<CountedAttempt>;
  /** Forgets the attempts with a number, all but those on other networks. */
  forget(kind: AttemptKind, attempt: Attempt): Promise<void>;
}

type Step = { scope: AttemptScope; limit: AttemptLimitName; key: AttemptKey };

export function openAttemptCount(db: Database, limiter: AttemptLimiter): AttemptCount {
  return {
    async count(kind, attempt, refused) {
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
        async wasRight() {
          for (const { scope, limit, key } of steps) {
            const ownOnly = scope === 'device' || scope === 'phoneHere';
            await (ownOnly ? limiter.forget(limit, key) : limiter.takeBack(limit, key));
          }
        },
      };
    },
    async forget(kind, attempt) {
      for (const { scope, limit, key } of openSteps(kind, attempt)) {
        if (scope !== 'network') await limiter.forget(limit, key);
      }
    },
  };
}

/** Keys begin with the phone number or the person's id, by which closing an account finds them. */
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
