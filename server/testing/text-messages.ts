import { desc, eq } from 'drizzle-orm';
import { normalisePhoneNumber } from '../src/people/accounts/phone-numbers/phone-number';
import { outboxMessage } from '../src/people/text-gateway/tables';
import type { TestServer } from './test-server';

/** Text messages to a phone, newest first. */
export async function messagesTo(server: TestServer, phoneNumber: string): Promise<string[]> {
  const rows = await server.context.database.db
    .select({ text: outboxMessage.text })
    .from(outboxMessage)
    .where(eq(outboxMessage.phoneNumber, normalisePhoneNumber(phoneNumber)))
    .orderBy(desc(outboxMessage.id));
  return rows.map(({ text }) => text);
}

/** The code in the newest text message to a phone. */
export async function codeSentTo(server: TestServer, phoneNumber: string): Promise<string> {
  const [newest = ''] = await messagesTo(server, phoneNumber);
  const code = /\b\d{6}\b/.exec(newest)?.[0];
  if (!code) throw new Error(`There is no code in the message: ${newest}`);
  return code;
}
