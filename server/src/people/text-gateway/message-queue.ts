import { eq, lte, min, sql } from 'drizzle-orm';
import type { MessageKind } from '../../platform/configuration/message-kinds';
import type { Database } from '../../platform/database/database';
import { TEXT_MESSAGE_LIMITS } from './limits';
import { queuedMessage } from './tables';
import type { TextMessage } from './text-messages';

/** A message that this process alone tries now. */
export interface ClaimedMessage extends TextMessage {
  id: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** Messages on their way, in the database: several processes and a restart share them. */
export interface MessageQueue {
  /** @param seconds How long it is worth sending. */
  add(message: TextMessage, seconds: number): Promise<void>;
  /** Takes messages that are due. They are due again for others where this process dies. */
  claim(limit: number): Promise<ClaimedMessage[]>;
  /** Makes a claimed message due again. */
  postpone(id: string, milliseconds: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes what came too late. @returns How many. */
  removeExpired(): Promise<number>;
  /** Milliseconds until the next message is due, or null when there is none. */
  untilNext(): Promise<number | null>;
}

export function openMessageQueue(db: Database): MessageQueue {
  const after = (milliseconds: number) =>
    sql`now() + ${milliseconds}::double precision * interval '1 millisecond'`;
  return {
    async add(message, seconds) {
      await db.insert(queuedMessage).values({ ...message, expiresAt: after(seconds * 1000) });
    },
    async claim(limit) {
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
    async postpone(id, milliseconds) {
      await db
        .update(queuedMessage)
        .set({ dueAt: after(milliseconds) })
        .where(eq(queuedMessage.id, id));
    },
    async remove(id) {
      await db.delete(queuedMessage).where(eq(queuedMessage.id, id));
    },
    async removeExpired() {
      const removed = await db
        .delete(queuedMessage)
        .where(lte(queuedMessage.expiresAt, sql`now()`))
        .returning({ id: queuedMessage.id });
      return removed.length;
    },
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
