import type { FastifyBaseLogger } from 'fastify';
import type { ServerSettings } from '../platform/configuration/settings';
import type { Database } from '../platform/database/database';
import type { FormAnswerRules } from './answers/answer-rules';
import { openCentralClient } from './central/calls/central-client';
import { centralCollection } from './central/central-collection';
import type { CollectionServer } from './collection-server';
import { embeddedCollection } from './embedded-collection';

export function openCollectionServer(
  { central }: Pick<ServerSettings, 'central'>,
  db: Database,
  answerRules: Pick<FormAnswerRules, 'ofVersion'>,
  log: FastifyBaseLogger,
): CollectionServer {
  if (!central) return embeddedCollection(db);
  const closing = new AbortController();
  const client = openCentralClient(central, closing.signal);
  return centralCollection({ db, client, answerRules, log }, closing);
}
