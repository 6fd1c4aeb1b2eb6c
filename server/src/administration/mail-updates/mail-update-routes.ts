import { randomBytes } from 'node:crypto';
import { MailUpdatesAnswer, MailUpdatesRequest } from '@aranya/shared/contracts';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import type { PublishingContext } from '../../publishing/publishing-context';
import { mailRecipient } from './tables';

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
    async ({ body: { email, language } }) => {
      const endToken = randomBytes(32).toString('base64url');
      // An existing address is not changed, and the answer is the same.
      await database.db
        .insert(mailRecipient)
        .values({ email: email.toLowerCase(), language, endToken })
        .onConflictDoNothing();
      return { received: true as const };
    },
  );
}
