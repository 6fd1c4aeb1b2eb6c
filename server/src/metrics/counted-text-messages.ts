import type { TextMessages } from '../identity/text-messages';
import type { Metrics } from './metrics';

/** Counts what happens to text messages; says nothing about whom they are for. */
export function countedTextMessages(messages: TextMessages, metrics: Metrics): TextMessages {
  return {
    ...messages,
    async send(phoneNumber, text) {
      try {
        await messages.send(phoneNumber, text);
        metrics.textMessage('sent');
      } catch (error) {
        metrics.textMessage('failed');
        throw error;
      }
    },
  };
}
