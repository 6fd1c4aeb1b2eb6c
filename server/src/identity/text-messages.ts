import type { Database } from '../database/database';
import { outboxMessage } from './tables';

/** Sends text messages to phones. */
export interface TextMessages {
  /** @throws Error when the message could not be handed over. */
  send(phoneNumber: string, text: string): Promise<void>;
}

/** Keeps messages in the table `outbox_message` in place of sending them. */
export function outboxTextMessages(db: Database): TextMessages {
  return {
    async send(phoneNumber, text) {
      await db.insert(outboxMessage).values({ phoneNumber, text });
    },
  };
}
