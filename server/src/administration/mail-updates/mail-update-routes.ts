import { MailUpdatesAnswer, MailUpdatesRequest } from '@aranya/shared/contracts';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { keepRecipient } from './mail-recipients';

/** Route that subscribes to mails about new campaigns (specification section 2.8, Campaigns). */
export function mailUpdateRoutes(
  app: ServerApp,
  { database }: Pick<PublishingContext, 'database'>,
): void {
  app.post(
    '/mail-updates',
    {
      config: { audience: 'anyone', limit: 'mailUpdatesPerAddress' },
      schema: {
        summary: 'Ask for mails about new campaigns; the same answer where one has asked before',
        tags: ['mail updates'],
        body: MailUpdatesRequest,
        response: { 200: MailUpdatesAnswer },
      },
    },
    async (request) => {
      await keepRecipient(database.db, request.body);
      return { received: true as const };
    },
  );
}
