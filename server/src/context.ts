import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts';
import type { Authentication } from './accounts/authentication';
import type { Sessions } from './accounts/sessions';
import type { AuditLog } from './audit/audit-log';
import type { CollectionServer } from './collection/collection-server';
import type { FileStore } from './collection/files/file-store';
import type { AttemptLimiter } from './database/attempt-limiter';
import type { OpenDatabase } from './database/database';
import type { Readiness } from './health/readiness';
import type { Metrics } from './metrics/metrics';
import type { PublicPlaces } from './public-occurrences/public-places';
import type { ServerSettings } from './settings';
import type { TextMessages } from './text-gateway/text-messages';

/** What every capability works with. Made once per process by `openContext`. */
export interface ServerContext {
  settings: ServerSettings;
  database: OpenDatabase;
  /** The server that phones send records to. */
  collection: CollectionServer;
  /** Files of submissions and forms. */
  files: FileStore;
  /** Counts attempts, see `limits.ts`. */
  limiter: AttemptLimiter;
  /** The identity library; only `accounts/` and `demonstration/` touch it. */
  authentication: Authentication;
  /** Who is signed in. */
  sessions: Sessions;
  /** Accounts, PINs and one-time codes. */
  accounts: Accounts;
  /** Remembers what was done to personal data. */
  audit: AuditLog;
  /** What everybody may see on maps. */
  publicPlaces: PublicPlaces;
  textMessages: TextMessages;
  /** What is counted for Prometheus. */
  metrics: Metrics;
  /** Whether the server takes requests or is about to stop. */
  readiness: Readiness;
  log: FastifyBaseLogger;
}
