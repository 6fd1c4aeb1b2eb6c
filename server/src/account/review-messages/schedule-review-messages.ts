import type { AccountContext } from '../account-context';
import { REVIEW_MESSAGE_LIMITS } from './limits';
import { sendReviewMessages } from './send-review-messages';

/**
 * Sends messages about reviewed records every hour.
 * @returns function that stops the schedule and waits for a running pass
 */
export function scheduleReviewMessages(context: AccountContext): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sendReviewMessages(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'messages about reviews failed; tried again in an hour'),
    );
  }, REVIEW_MESSAGE_LIMITS.everySeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
