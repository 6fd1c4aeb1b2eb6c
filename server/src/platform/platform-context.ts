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
 * Dependencies of every module of the server. Each layer adds its own for the layers above, so that
 * a module gets no more than it may use.
 */
export interface PlatformContext {
  settings: ServerSettings;
  database: OpenDatabase;
  /** Counts attempts, see `limits.ts`. */
  limiter: AttemptLimiter;
  /** Worker threads for CPU-intensive tasks: pictures, maps. */
  heavyWork: HeavyWork;
  publicAnswers: PublicAnswers;
  /** Translations of the server's own texts. */
  translations: Translations;
  metrics: Metrics;
  /** Whether the server accepts requests or is shutting down. */
  readiness: Readiness;
  log: FastifyBaseLogger;
}
