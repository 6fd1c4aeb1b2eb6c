import {
  MailRecipientsAnswer,
  MailRecipientsFileQuery,
  MailRecipientsQuery,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, getTableColumns, ilike, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { anywhere, isoTime, partOf, requireRow } from '../paging';
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
      requireRow(await db.delete(mailRecipient).where(eq(mailRecipient.id, id)).returning());
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
  return {
    total: await db.$count(mailRecipient, found),
    recipients: await selectRecipients(db, found).limit(limit).offset(offset),
  };
}

const selectRecipients = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(mailRecipient), consentedAt: isoTime(mailRecipient.consentedAt) })
    .from(mailRecipient)
    .where(where)
    .orderBy(desc(mailRecipient.id));

const everyRecipient = (db: Database, search: string) =>
  allRows<Awaited<ReturnType<typeof selectRecipients>>[number]>(async (after, limit) =>
    selectRecipients(
      db,
      and(addressesLike(search), after ? lt(mailRecipient.id, after.id) : undefined),
    ).limit(limit),
  );
