import { eq, lte, min, sql } from 'drizzle-orm';
import type { MessageKind } from '../../platform/configuration/gateway-settings';
import type { Database } from '../../platform/database/database';
import { TEXT_MESSAGE_LIMITS } from './limits';
import { queuedMessage } from './tables';
import type { TextMessage } from './text-messages';

export interface ClaimedMessage extends TextMessage {
  id: string;
  /** Includes this one. */
  attempts: number;
}

/** Shared by processes and kept over a restart. */
export function openMessageQueue(db: Database) {
  const after = (milliseconds: number) =>
    sql`now() + ${milliseconds}::double precision * interval '1 millisecond'`;
  return {
    /** @param seconds Time until the message expires. */
    async add(message: TextMessage, seconds: number) {
      await db.insert(queuedMessage).values({ ...message, expiresAt: after(seconds * 1000) });
    },
    /** Claimed messages become due again for others if this process dies. */
    async claim(limit: number): Promise<ClaimedMessage[]> {
      const { requestMs } = TEXT_MESSAGE_LIMITS;
      const { rows } = await db.execute<{
        id: string;
        kind: MessageKind;
        phone_number: string;
        text: string;
        language: string;
        attempts: number;
      }>(sql`
        with due as materialized (
          select id from queued_message
          where due_at <= now() and expires_at > now()
          order by due_at
          limit ${limit}
          for update skip locked
        )
        update queued_message as claimed
        set attempts = claimed.attempts + 1, due_at = ${after(2 * requestMs)}
        from due
        where claimed.id = due.id
        returning claimed.id, kind, phone_number, text, language, attempts`);
      return rows.map(({ phone_number: phoneNumber, ...row }) => ({ ...row, phoneNumber }));
    },
    async postpone(id: string, milliseconds: number) {
      await db
        .update(queuedMessage)
        .set({ dueAt: after(milliseconds) })
        .where(eq(queuedMessage.id, id));
    },
    async remove(id: string) {
      await db.delete(queuedMessage).where(eq(queuedMessage.id, id));
    },
    async removeExpired() {
      const removed = await db
        .delete(queuedMessage)
        .where(lte(queuedMessage.expiresAt, sql`now()`))
        .returning({ id: queuedMessage.id });
      return removed.length;
    },
    /** @returns milliseconds until the next message is due; null if there is none */
    async untilNext() {
      const [next] = await db
        .select({
          seconds: sql<string | null>`extract(epoch from ${min(queuedMessage.dueAt)} - now())`,
        })
        .from(queuedMessage);
      return next?.seconds == null ? null : Math.max(0, Number(next.seconds) * 1000);
    },
  };
}
