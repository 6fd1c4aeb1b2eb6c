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

/** A person's id or phone number; or a network, alone or together with one of these. */
export type AttemptKey = string | { network: string; of?: string };

/** Processes share the counts, which survive a restart. */
export type AttemptLimiter = ReturnType<typeof openAttemptLimiter>;

/** Attempts after which expired counters are removed. */
const TIDY_EVERY = 500;

/**
 * @param secret Key of the digests of networks, which reveal nothing without it.
 * @param limits Other limits than those of `limits.ts`, for tests.
 */
export function openAttemptLimiter(
  db: Database,
  secret: string,
  limits: Partial<Record<AttemptLimitName, AttemptLimit>> = {},
) {
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
  const count = async (limit: AttemptLimitName, key: AttemptKey, attempts = 1): Promise<void> => {
    counted += 1;
    if (counted % TIDY_EVERY === 0) {
      await db.delete(attemptCounter).where(lt(attemptCounter.expire, new Date()));
    }
    await counterOf(limit).consume(kept(key), attempts).catch(refuse);
  };
  return {
    /** @throws Problem `too_many_attempts` with the seconds to wait, when the limit is used up. */
    count,
    /** Counts one attempt. @returns False when the limit is used up. */
    isWithin: (limit: AttemptLimitName, key: AttemptKey) =>
      count(limit, key).then(
        () => true,
        (error) => {
          if (error instanceof Problem) return false;
          throw error;
        },
      ),
    /** Counts nothing. */
    async isUsedUp(limit: AttemptLimitName, key: AttemptKey) {
      const counter = counterOf(limit);
      const found = await counter.get(kept(key));
      return found !== null && found.consumedPoints > counter.points;
    },
    /** For an attempt that turned out to be correct. */
    async takeBack(limit: AttemptLimitName, key: AttemptKey) {
      await counterOf(limit).reward(kept(key));
    },
    async forget(limit: AttemptLimitName, key: AttemptKey) {
      await counterOf(limit).delete(kept(key));
    },
  };
}

/** @throws Problem `too_many_attempts`, or the counter's own error */
function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new Problem('too_many_attempts', { retryAfterSeconds });
}
