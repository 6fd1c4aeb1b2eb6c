import type { FastifyBaseLogger } from 'fastify';
import type { ServerSettings } from './configuration/settings';
import type { AttemptLimiter } from './database/attempt-limiter';
import type { OpenDatabase } from './database/database';
import type { Readiness } from './health/readiness';
import type { HeavyWork } from './heavy-work/heavy-work';
import type { PublicAnswers } from './http/public-answers';
import type { Translations } from './languages/translations';
import type { Metrics } from './metrics/metrics';

/** Each layer adds its dependencies, so that a module gets no more than it may use. */
export interface PlatformContext {
  settings: ServerSettings;
  database: OpenDatabase;
  limiter: AttemptLimiter;
  heavyWork: HeavyWork;
  publicAnswers: PublicAnswers;
  translations: Translations;
  metrics: Metrics;
  readiness: Readiness;
  log: FastifyBaseLogger;
}
