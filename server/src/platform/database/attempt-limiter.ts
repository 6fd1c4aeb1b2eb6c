import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ATTEMPT_LIMITS, type AttemptLimit, type AttemptLimitName } from '../configuration/limits';
import { Problem } from '../problems/problem';
import type { Database } from './database';
import { attemptCounter } from './tables';

/** A person's id or a phone number; or a network, alone or beside one of these. */
export type AttemptKey = string | { network: string; of?: string };

/** Counts attempts in the database, so that several processes and a restart share the count. */
export interface AttemptLimiter {
  /**
   * Counts attempts, one unless told otherwise.
   *
   * @throws Problem `too_many_attempts` with the seconds to wait, when the limit is used up.
   */
  count(limit: AttemptLimitName, key: AttemptKey, attempts?: number): Promise<void>;
  /** Counts one attempt. @returns False where the limit is used up. */
  isWithin(limit: AttemptLimitName, key: AttemptKey): Promise<boolean>;
  /** Whether more attempts came than the limit has, without counting one. */
  isUsedUp(limit: AttemptLimitName, key: AttemptKey): Promise<boolean>;
  /** Takes one attempt back: it was not a wrong one. */
  takeBack(limit: AttemptLimitName, key: AttemptKey): Promise<void>;
  /** Forgets the attempts of a key, after a right PIN. */
  forget(limit: AttemptLimitName, key: AttemptKey): Promise<void>;
}

/** After this many attempts the counters whose time is over are removed. */
const TIDY_EVERY = 500;

/**
 * @param secret Keys the digests of networks: without it they tell nothing.
 * @param limits Other numbers than those of `limits.ts`, for tests.
 */
export function openAttemptLimiter(
  db: Database,
  secret: string,
  limits: Partial<Record<AttemptLimitName, AttemptLimit>> = {},
): AttemptLimiter {
  const counters = new Map<AttemptLimitName, RateLimiterAbstract>();
  let counted = 0;
  const counterOf = (name: AttemptLimitName): RateLimiterAbstract => {
    const existing = counters.get(name);
    if (existing) return existing;
    const chosen: AttemptLimit = { ...ATTEMPT_LIMITS[name], ...limits[name] };
    const options = { keyPrefix: name, points: chosen.attempts, duration: chosen.seconds };
    const counter = chosen.inMemory
      ? new RateLimiterMemory(options)
      : new RateLimiterDrizzle({
          ...options,
          storeClient: db,
          schema: attemptCounter,
          clearExpiredByTimeout: false,
        });
    counters.set(name, counter);
    return counter;
  };
  const kept = (key: AttemptKey): string => {
    if (typeof key === 'string') return key;
    const digest = createHmac('sha256', secret).update(key.network).digest('base64url');
    return `${key.of ? `${key.of}@` : ''}${digest.slice(0, 22)}`;
  };
  const count = async (limit: AttemptLimitName, key: AttemptKey, attempts = 1) => {
    counted += 1;
    if (counted % TIDY_EVERY === 0) {
      await db.delete(attemptCounter).where(lt(attemptCounter.expire, new Date()));
    }
    await counterOf(limit).consume(kept(key), attempts).catch(refuse);
  };
  return {
    count,
    isWithin: (limit, key) =>
      count(limit, key).then(
        () => true,
        (error) => {
          if (error instanceof Problem) return false;
          throw error;
        },
      ),
    async isUsedUp(limit, key) {
      const counter = counterOf(limit);
      const found = await counter.get(kept(key));
      return found !== null && found.consumedPoints > counter.points;
    },
    async takeBack(limit, key) {
      await counterOf(limit).reward(kept(key));
    },
    async forget(limit, key) {
      await counterOf(limit).delete(kept(key));
    },
  };
}

/** @throws Problem `too_many_attempts`, or what the counter threw where it could not count */
function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new Problem('too_many_attempts', { retryAfterSeconds });
}
