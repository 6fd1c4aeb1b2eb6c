import { MailUpdatesAnswer, MailUpdatesRequest } from '@aranya/shared/contracts';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import type { PublishingContext } from '../../publishing/publishing-context';
import { keepRecipient } from './mail-recipients';

const route = routesOf(['mail updates']);

/** Specification section 2.8, Campaigns. */
export function mailUpdateRoutes(app: ServerApp, { database }: PublishingContext): void {
  app.post(
    '/mail-updates',
    route(
      { audience: 'anyone', limit: 'mailUpdatesPerAddress' },
      'Ask for mails about new campaigns; the same answer where one has asked before',
      { body: MailUpdatesRequest, response: { 200: MailUpdatesAnswer } },
    ),
    async (request) => {
      await keepRecipient(database.db, request.body);
      return { received: true as const };
    },
  );
}
