import {
  DoneAnswer,
  MailRecipientsAnswer,
  MailRecipientsFileQuery,
  MailRecipientsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { sendCsv } from '../csv/csv-answer';
import { recordAction } from '../record-action';
import { endAddress } from './end-address';
import { everyRecipient, listRecipients, removeRecipient } from './mail-recipient-queries';

const HEAD = ['email', 'language', 'consentedAt', 'endAddress'] as const;

/**
 * Routes for recipients of mails about new campaigns. The institute sends the mails with its own
 * program.
 */
export function mailUpdateAdministrationRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const { publicUrl } = context.settings;

  app.get(
    '/mail-updates',
    administratorRoute('Addresses for mails about new campaigns, page by page', {
      querystring: MailRecipientsQuery,
      response: { 200: MailRecipientsAnswer },
    }),
    async (request) => listRecipients(db, request.query),
  );

  app.get(
    '/mail-updates.csv',
    administratorRoute('The same as a table, with the address that ends the mails of each', {
      querystring: MailRecipientsFileQuery,
    }),
    async (request, reply) => {
      await recordAction(context, request, 'mail_recipients.downloaded');
      return sendCsv(reply, { name: 'mail-updates', head: HEAD, rows: rows(request.query.search) });
    },
  );

  app.post(
    '/mail-updates/:id/remove',
    administratorRoute('Remove an address, for somebody who asked the institute', {
      params: NumericIdParams,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id } = request.params;
      await removeRecipient(db, id);
      await recordAction(context, request, 'mail_recipient.removed', {
        details: { mailRecipientId: id },
      });
      return { done: true as const };
    },
  );

  async function* rows(search: string) {
    for await (const recipient of everyRecipient(db, search)) {
      const { email, language, consentedAt } = recipient;
      yield [email, language, consentedAt, endAddress(publicUrl, recipient)];
    }
  }
}
