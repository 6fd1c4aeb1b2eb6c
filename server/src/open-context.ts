import type { FastifyBaseLogger } from 'fastify';
import { openAccounts } from './accounts/accounts';
import { openAuthentication } from './accounts/authentication';
import { serverSecret } from './accounts/server-secret';
import { openSessions } from './accounts/sessions';
import { openAuditLog } from './audit/audit-log';
import { openFileStore } from './collection/files/open-file-store';
import { openCollectionServer } from './collection/open-collection-server';
import type { ServerContext } from './context';
import { openAttemptLimiter } from './database/attempt-limiter';
import type { OpenDatabase } from './database/database';
import { openReadiness } from './health/readiness';
import { codeMessages } from './identity/code-messages';
import { type AttemptLimit, type AttemptLimitName, LIMITS } from './limits';
import { openMetrics } from './metrics/metrics';
import { keepPublicPlaces } from './public-occurrences/public-places';
import type { ServerSettings } from './settings';
import { gatewayTextMessages } from './text-gateway/gateway-text-messages';
import { outboxTextMessages } from './text-gateway/text-messages';

/** Puts together what the capabilities work with. */
export async function openContext(
  settings: ServerSettings,
  database: OpenDatabase,
  log: FastifyBaseLogger,
  limits?: Partial<Record<AttemptLimitName, AttemptLimit>>,
): Promise<ServerContext> {
  const { db } = database;
  const limiter = openAttemptLimiter(db, limits);
  const metrics = openMetrics(database, settings.dataFolder);
  const textMessages = settings.textGateway
    ? gatewayTextMessages(db, settings.textGateway, log, LIMITS.textMessages, metrics.textMessage)
    : outboxTextMessages(db, metrics.textMessage);
  const secret = await serverSecret(settings.secret, settings.dataFolder);
  const senders = codeMessages(db, textMessages, settings.brand);
  const authentication = openAuthentication(db, secret, senders);
  const audit = openAuditLog(db);
  return {
    settings,
    database,
    collection: openCollectionServer(settings, db, log),
    // PostgreSQL minds its own disk.
    files: await openFileStore(
      settings,
      database.kind === 'pglite' ? LIMITS.embeddedDatabaseReserveBytes : 0,
    ),
    limiter,
    authentication,
    sessions: openSessions(authentication, db),
    accounts: openAccounts(authentication, db, limiter, senders, audit),
    audit,
    publicPlaces: keepPublicPlaces(db),
    textMessages,
    metrics,
    readiness: openReadiness(),
    log,
  };
}
