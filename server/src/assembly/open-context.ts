import type { FastifyBaseLogger } from 'fastify';
import { cancelClosing } from '../account/account-closing/request-closing';
import { codeMessages } from '../account/identity/code-messages';
import { odkUserIdOf } from '../collecting/collection-state';
import { openFileStore } from '../collecting/files/open-file-store';
import { openFormAnswerRules } from '../collecting/forms/mapping/form-answer-rules';
import { openCollectionServer } from '../collecting/open-collection-server';
import { openRecordRereading } from '../collecting/submissions/rereading/record-rereading';
import { openXlsForms } from '../collecting/xls-forms/xls-forms';
import { readSpeciesList } from '../importing/species/read-species-list';
import { openAccounts } from '../people/accounts/accounts';
import { openAuthentication } from '../people/accounts/authentication';
import { openCountryCheck } from '../people/accounts/phone-numbers/phone-countries';
import { serverSecret } from '../people/accounts/server-secret';
import { openSessions } from '../people/accounts/sessions/sessions';
import { openAuditLog } from '../people/audit/audit-log';
import { gatewayTextMessages } from '../people/text-gateway/gateway-text-messages';
import { TEXT_MESSAGE_LIMITS } from '../people/text-gateway/limits';
import { openMessageBudget } from '../people/text-gateway/message-budget';
import { outboxTextMessages } from '../people/text-gateway/text-messages';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
} from '../platform/configuration/limits';
import { type ServerSettings, sendsMessages } from '../platform/configuration/settings';
import { openAttemptLimiter } from '../platform/database/attempt-limiter';
import type { OpenDatabase } from '../platform/database/database';
import { EMBEDDED_DATABASE_RESERVE_BYTES } from '../platform/database/limits';
import { openReadiness } from '../platform/health/readiness';
import { openHeavyWork } from '../platform/heavy-work/heavy-work';
import { openPublicAnswers } from '../platform/http/public-answers';
import { readTranslations } from '../platform/languages/translations';
import { openMetrics } from '../platform/metrics/metrics';
import { Problem } from '../platform/problems/problem';
import { openBorders } from '../publishing/places/borders';
import { openPublicPlaces } from '../publishing/public-occurrences/public-places';
import type { ServerContext } from './context';
import * as schema from './schema';

export interface ContextOptions {
  /** They replace those of `limits.ts`. */
  limits?: Partial<Record<AttemptLimitName, AttemptLimit>>;
  /** Milliseconds since 1970, for the publication of records. */
  clock?: () => number;
  answersKeptMs?: number;
}

export async function openContext(
  settings: ServerSettings,
  database: OpenDatabase,
  log: FastifyBaseLogger,
  { limits, clock, answersKeptMs }: ContextOptions = {},
): Promise<ServerContext> {
  const { db } = database;
  const secret = await serverSecret(settings.secret, settings.dataFolder);
  const limiter = openAttemptLimiter(db, secret, {
    textMessages: { ...ATTEMPT_LIMITS.textMessages, attempts: settings.textMessagesPerHour },
    ...limits,
  });
  const heavyWork = openHeavyWork(log);
  const metrics = openMetrics(
    database,
    settings.dataFolder,
    heavyWork.figures,
    sendsMessages(settings),
  );
  const borders = openBorders(settings.dataFolder);
  const publicPlaces = openPublicPlaces(
    db,
    { borders, delayHours: settings.publicationDelayHours, clock },
    log,
  );
  metrics.watchMap(publicPlaces.lastBatch);
  const files = await openFileStore(
    settings,
    // Only the embedded database shares the disk of the data folder.
    database.kind === 'pglite' ? EMBEDDED_DATABASE_RESERVE_BYTES : 0,
  );
  const knownSpecies = async () =>
    new Map(
      [...(await readSpeciesList(db))].map(([name, { scientificName }]) => [name, scientificName]),
    );
  const answerRules = openFormAnswerRules({ db, files, heavyWork, knownSpecies });
  const collection = openCollectionServer(settings, db, answerRules, log);
  if (collection.kind === 'central') {
    metrics.watchCentral(
      async () => (await collection.fault()) === null,
      async () => (await collection.codesToEnd?.()) ?? 0,
    );
  }
  const textMessages = settings.textGateway
    ? gatewayTextMessages(db, settings.textGateway, log, TEXT_MESSAGE_LIMITS, metrics.textMessage)
    : outboxTextMessages(db, metrics.textMessage);
  const translations = readTranslations();
  const senders = codeMessages(db, textMessages, {
    brand: settings.brand,
    translations,
    registered: settings.textLanguages,
  });
  const authentication = openAuthentication(db, secret, senders);
  const audit = openAuditLog(db);
  return {
    settings,
    database,
    collection,
    files,
    answerRules,
    knownSpecies,
    xlsForms: openXlsForms(settings.pyxformCommand, log),
    rereading: openRecordRereading({ db, heavyWork, answerRules, log }),
    limiter,
    authentication,
    sessions: openSessions(authentication, db, (personId) => odkUserIdOf(db, personId)),
    accounts: openAccounts(
      authentication,
      db,
      limiter,
      {
        senders,
        requireGateway: () => {
          if (!sendsMessages(settings)) throw new Problem('no_text_messages');
        },
        requireCountry: openCountryCheck(settings.textCountries),
        countMessage: openMessageBudget(limiter, log, metrics.textMessage),
      },
      audit,
      cancelClosing,
    ),
    audit,
    publicPlaces,
    borders,
    textMessages,
    heavyWork,
    publicAnswers: openPublicAnswers(answersKeptMs),
    translations,
    metrics,
    readiness: openReadiness(),
    tables: schema,
    log,
  };
}
