import type { Language } from '@aranya/shared/contracts';
import type { MessageKind } from '../../platform/configuration/message-kinds';
import type { Database } from '../../platform/database/database';
import type { CountMessage } from '../../platform/metrics/metrics';
import { outboxMessage } from './outbox/tables';

/** A text message to a phone. */
export interface TextMessage {
  kind: MessageKind;
  /** Language of the text. */
  language: Language;
  /** Normalised, see `normalisePhoneNumber`. */
  phoneNumber: string;
  text: string;
}

/** Sends text messages to phones. */
export interface TextMessages {
  /**
   * Takes a message over; when it ends a restart does not lose it. It does not wait for a gateway:
   * how long it takes says nothing about the phone number.
   *
   * @throws Error when the message could not be taken over.
   */
  send(message: TextMessage): Promise<void>;
  /** Begins to hand messages over. Without it they only gather. */
  start(): void;
  /** Ends handing over, when what is being handed over has ended. Harmless when repeated. */
  stop(): Promise<void>;
}

/** Keeps messages in the table `outbox_message` in place of sending them. */
export function outboxTextMessages(
  db: Database,
  count: CountMessage = () => undefined,
): TextMessages {
  return {
    async send({ language, phoneNumber, text }) {
      await db.insert(outboxMessage).values({ language, phoneNumber, text });
      count('sent');
    },
    start: () => undefined,
    stop: async () => undefined,
  };
}
