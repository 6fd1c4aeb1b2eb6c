import type {
  MailRecipient,
  MailRecipientsAnswer,
  MailRecipientsQuery,
} from '@aranya/shared/contracts/administration';
import { and, count, desc, eq, ilike, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { allRows } from '../csv/all-rows';
import { anywhere, partOf } from '../paging';
import { mailRecipient } from './tables';

const addressesLike = (search: string): SQL | undefined =>
  search ? ilike(mailRecipient.email, anywhere(search)) : undefined;

/** Returns one page of the addresses that match a search, latest first. */
export async function listRecipients(
  db: Database,
  { search, page }: MailRecipientsQuery,
): Promise<MailRecipientsAnswer> {
  const found = addressesLike(search);
  const [counted] = await db.select({ total: count() }).from(mailRecipient).where(found);
  const { limit, offset } = partOf(page);
  const recipients = await db
    .select()
    .from(mailRecipient)
    .where(found)
    .orderBy(desc(mailRecipient.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, recipients: recipients.map(described) };
}

/** Yields all addresses that match a search, latest first, with their unsubscribe tokens. */
export const everyRecipient = (db: Database, search: string) =>
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
export async function removeRecipient(db: Database, id: number): Promise<void> {
  const removed = await db
    .delete(mailRecipient)
    .where(eq(mailRecipient.id, id))
    .returning({ id: mailRecipient.id });
  if (removed.length === 0) throw new Problem('not_found');
}
