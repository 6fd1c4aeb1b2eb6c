import {
  type MailRecipient,
  MailRecipientsAnswer,
  MailRecipientsFileQuery,
  MailRecipientsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, ilike, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { anywhere, partOf, requireRow } from '../paging';
import { endAddress } from './end-address';
import { mailRecipient } from './tables';

const HEAD = ['email', 'language', 'consentedAt', 'endAddress'] as const;

/** The institute sends the mails with its own program. */
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
      return sendCsv(reply, 'mail-updates', HEAD, rows(request.query.search));
    },
  );

  app.post(
    '/mail-updates/:id/remove',
    changeRoute('Remove an address, for somebody who asked the institute', {
      params: NumericIdParams,
    }),
    async (request) => {
      const { id } = request.params;
      await removeRecipient(db, id);
      return recordAction(context, request, 'mail_recipient.removed', {
        details: { mailRecipientId: id },
      });
    },
  );

  async function* rows(search: string) {
    for await (const recipient of everyRecipient(db, search)) {
      yield { ...recipient, endAddress: endAddress(publicUrl, recipient) };
    }
  }
}

const addressesLike = (search: string): SQL | undefined =>
  search ? ilike(mailRecipient.email, anywhere(search)) : undefined;

async function listRecipients(
  db: Database,
  { search, page }: MailRecipientsQuery,
): Promise<MailRecipientsAnswer> {
  const found = addressesLike(search);
  const { limit, offset } = partOf(page);
  const recipients = await db
    .select()
    .from(mailRecipient)
    .where(found)
    .orderBy(desc(mailRecipient.id))
    .limit(limit)
    .offset(offset);
  return { total: await db.$count(mailRecipient, found), recipients: recipients.map(described) };
}

const everyRecipient = (db: Database, search: string) =>
  allRows(async (after: typeof mailRecipient.$inferSelect | null, limit) =>
    db
      .select()
      .from(mailRecipient)
      .where(and(addressesLike(search), after ? lt(mailRecipient.id, after.id) : undefined))
      .orderBy(desc(mailRecipient.id))
      .limit(limit),
  );

const described = ({
  id,
  email,
  language,
  consentedAt,
}: typeof mailRecipient.$inferSelect): MailRecipient => ({
  id,
  email,
  language,
  consentedAt: consentedAt.toISOString(),
});

/** @throws Problem `not_found` if there is no such address. */
async function removeRecipient(db: Database, id: number): Promise<void> {
  requireRow(await db.delete(mailRecipient).where(eq(mailRecipient.id, id)).returning());
}
