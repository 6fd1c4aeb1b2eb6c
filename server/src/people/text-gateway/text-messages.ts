import type { Language } from '@aranya/shared/contracts';
import type { MessageKind } from '../../platform/configuration/gateway-settings';
import type { Database } from '../../platform/database/database';
import type { CountMessage } from '../../platform/metrics/metrics';
import { outboxMessage } from './tables';

export interface TextMessage {
  kind: MessageKind;
  language: Language;
  /** Normalised, see `normalisePhoneNumber`. */
  phoneNumber: string;
  text: string;
}

export interface TextMessages {
  /**
   * After it resolves, a restart does not lose the message. It does not wait for a gateway, so its
   * duration reveals nothing about the phone number.
   * @throws Error when the message could not be queued.
   */
  send(message: TextMessage): Promise<void>;
  /** Until then messages are only queued. */
  start(): void;
  /** Stops sending after running attempts end. Idempotent. */
  stop(): Promise<void>;
}

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
