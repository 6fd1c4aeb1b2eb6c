import type { FastifyBaseLogger } from 'fastify';
import type { AttemptLimiter } from '../../platform/database/attempt-limiter';
import type { CountMessage } from '../../platform/metrics/metrics';
import { Problem } from '../../platform/problems/problem';

/** All processes of an installation share one budget. */
const INSTALLATION = 'installation';

/**
 * Logs a used-up hourly budget once an hour; `aranya_text_messages_total` counts each refusal.
 * @throws Problem `text_messages_used_up` with the seconds to wait.
 */
export function openMessageBudget(
  limiter: AttemptLimiter,
  log: FastifyBaseLogger,
  count: CountMessage = () => undefined,
): () => Promise<void> {
  return async () => {
    try {
      await limiter.count('textMessages', INSTALLATION);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      count('over_budget');
      const { retryAfterSeconds } = error.details;
      if (await limiter.isWithin('budgetNoted', INSTALLATION)) {
        log.warn(
          { retryAfterSeconds },
          'the text messages of this hour are used up (ARANYA_SMS_PER_HOUR): nobody can register or ' +
            'recover a PIN until it is over',
        );
      }
      throw new Problem('text_messages_used_up', error.details, error);
    }
  };
}
