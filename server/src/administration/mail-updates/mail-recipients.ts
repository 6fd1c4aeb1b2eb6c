import { randomBytes } from 'node:crypto';
import type { MailUpdatesRequest } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mailRecipient } from './tables';

/** An existing address is not changed, and the answer is the same. */
export async function keepRecipient(
  db: Database,
  { email, language }: MailUpdatesRequest,
): Promise<void> {
  const endToken = randomBytes(32).toString('base64url');
  await db
    .insert(mailRecipient)
    .values({ email: email.toLowerCase(), language, endToken })
    .onConflictDoNothing();
}

export async function isRecipient(db: Database, endToken: string): Promise<boolean> {
  const found = await db
    .select({ id: mailRecipient.id })
    .from(mailRecipient)
    .where(eq(mailRecipient.endToken, endToken));
  return found.length > 0;
}

/** @returns whether the address existed */
export async function endMails(db: Database, endToken: string): Promise<boolean> {
  const ended = await db
    .delete(mailRecipient)
    .where(eq(mailRecipient.endToken, endToken))
    .returning({ id: mailRecipient.id });
  return ended.length > 0;
}
