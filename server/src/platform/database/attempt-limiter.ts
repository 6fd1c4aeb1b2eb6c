import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPT_LIMITS, type AttemptLimit, type AttemptLimitName } from '../configuration/limits';
import { Problem } from '../problems/problem';
import type { Database } from './database';
import { attemptCounter } from './tables';

/** Counts attempts in the database, so that several processes and a restart share the count. */
export interface AttemptLimiter {
  /**
   * Counts one attempt.
   *
   * @throws Problem `too_many_attempts` with the seconds to wait, when the limit is used up.
   */
  count(limit: AttemptLimitName, key: string): Promise<void>;
  /** Counts one attempt. @returns False where the limit is used up. */
  isWithin(limit: AttemptLimitName, key: string): Promise<boolean>;
  /** Whether more attempts came than the limit has, without counting one. */
  isUsedUp(limit: AttemptLimitName, key: string): Promise<boolean>;
  /**
   * Counts attempts in the memory of this process only, for what is asked for so often that a write
   * each would cost more than it saves.
   *
   * @throws Problem as {@link AttemptLimiter.count}
   */
  countHere(limit: AttemptLimitName, key: string, attempts: number): Promise<void>;
  /** Takes one attempt back: it was not a wrong one. */
  takeBack(limit: AttemptLimitName, key: string): Promise<void>;
  /** Forgets the attempts of a key, after a right PIN. */
  forget(limit: AttemptLimitName, key: string): Promise<void>;
}

/** After this many attempts the counters whose time is over are removed. */
const TIDY_EVERY = 500;

/** @param limits Other numbers than those of `limits.ts`, for tests. */
export function openAttemptLimiter(
  db: Database,
  limits: Partial<Record<AttemptLimitName, AttemptLimit>> = {},
): AttemptLimiter {
  const counters = new Map<AttemptLimitName, RateLimiterDrizzle>();
  let counted = 0;
  const here = new Map<AttemptLimitName, RateLimiterMemory>();
  const counterHere = (name: AttemptLimitName): RateLimiterMemory => {
    const { attempts, seconds } = limits[name] ?? ATTEMPT_LIMITS[name];
    const counter =
      here.get(name) ??
      new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds });
    here.set(name, counter);
    return counter;
  };
  const counterOf = (name: AttemptLimitName): RateLimiterDrizzle => {
    const existing = counters.get(name);
    if (existing) return existing;
    const { attempts, seconds } = limits[name] ?? ATTEMPT_LIMITS[name];
    const counter = new RateLimiterDrizzle({
      storeClient: db,
      schema: attemptCounter,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    counters.set(name, counter);
    return counter;
  };
  const count = async (limit: AttemptLimitName, key: string) => {
    counted += 1;
    if (counted % TIDY_EVERY === 0) {
      await db.delete(attemptCounter).where(lt(attemptCounter.expire, new Date()));
    }
    await counterOf(limit).consume(key).catch(refuse);
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
      const found = await counter.get(key);
      return found !== null && found.consumedPoints > counter.points;
    },
    async countHere(limit, key, attempts) {
      await counterHere(limit).consume(key, attempts).catch(refuse);
    },
    async takeBack(limit, key) {
      await counterOf(limit).reward(key);
    },
    async forget(limit, key) {
      await counterOf(limit).delete(key);
    },
  };
}

/** @throws Problem `too_many_attempts`, or what the counter threw where it could not count */
function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new Problem('too_many_attempts', { retryAfterSeconds });
}
