import type { FastifyBaseLogger } from 'fastify';
import type { ServerSettings } from './configuration/settings';
import type { AttemptLimiter } from './database/attempt-limiter';
import type { OpenDatabase } from './database/database';
import type { Readiness } from './health/readiness';
import type { HeavyWork } from './heavy-work/heavy-work';
import type { PublicAnswers } from './http/public-answers';
import type { Translations } from './languages/translations';
import type { Metrics } from './metrics/metrics';

/**
 * What every part of the server works with. Each floor above adds what it keeps for those above it,
 * so that no part is given more than it may know of.
 */
export interface PlatformContext {
  settings: ServerSettings;
  database: OpenDatabase;
  /** Counts attempts, see `limits.ts`. */
  limiter: AttemptLimiter;
  /** Threads for what takes the processor for long: pictures, maps. */
  heavyWork: HeavyWork;
  /** What is sent to everybody who asks the same. */
  publicAnswers: PublicAnswers;
  /** What the server says itself, in its languages. */
  translations: Translations;
  /** What is counted for Prometheus. */
  metrics: Metrics;
  /** Whether the server takes requests or is about to stop. */
  readiness: Readiness;
  log: FastifyBaseLogger;
}
