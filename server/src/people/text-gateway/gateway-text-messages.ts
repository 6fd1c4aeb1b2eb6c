import type { FastifyBaseLogger } from 'fastify';
import type { GatewaySettings } from '../../platform/configuration/gateway-settings';
import type { Database } from '../../platform/database/database';
import type { CountMessage } from '../../platform/metrics/metrics';
import { CODE_SECONDS } from '../accounts/limits';
import { TEXT_MESSAGE_LIMITS } from './limits';
import { type ClaimedMessage, openMessageQueue } from './message-queue';
import { sendToGateway } from './send-to-gateway';
import type { TextMessages } from './text-messages';

/** Milliseconds; tests use shorter ones than `TEXT_MESSAGE_LIMITS`. */
type SenderTime = 'requestMs' | 'firstRetryMs' | 'longestRetryMs' | 'lookMs';

/** Stores messages first, and retries while the gateway is unavailable, until the code expires. */
export function gatewayTextMessages(
  db: Database,
  gateway: GatewaySettings,
  log: FastifyBaseLogger,
  times: Record<SenderTime, number> = TEXT_MESSAGE_LIMITS,
  count: CountMessage = () => undefined,
): TextMessages {
  const queue = openMessageQueue(db);
  let state: 'waiting' | 'working' | 'stopped' = 'stopped';
  let timer: NodeJS.Timeout | undefined;
  let askedAgain = false;
  let working: Promise<void> = Promise.resolve();
  const inFlight = new Set<Promise<void>>();

  /** Exponential backoff with jitter. */
  const pauseAfter = (attempts: number) =>
    Math.min(times.longestRetryMs, times.firstRetryMs * 2 ** (attempts - 1)) *
    (0.5 + Math.random() / 2);

  async function deliver(message: ClaimedMessage): Promise<void> {
    const { id, kind, attempts } = message;
    const handed = await sendToGateway(gateway, message, times.requestMs);
    count(handed.outcome === 'later' ? 'postponed' : handed.outcome);
    if (handed.outcome === 'later') {
      log.warn({ kind, attempts, reason: handed.reason }, 'text message not handed over yet');
      await queue.postpone(id, Math.max(handed.waitMs, pauseAfter(attempts)));
      return;
    }
    if (handed.outcome === 'refused') {
      log.error({ kind, reason: handed.reason }, 'the gateway refused a text message');
    }
    await queue.remove(id);
  }

  async function sendQueued(): Promise<void> {
    const expired = await queue.removeExpired();
    if (expired > 0) {
      count('expired', expired);
      log.error({ messages: expired }, 'text messages were too old to be sent');
    }
    const free = TEXT_MESSAGE_LIMITS.atOnce - inFlight.size;
    for (const message of free > 0 ? await queue.claim(free) : []) {
      // Not awaited: a silent gateway must not delay the next message.
      const delivery = deliver(message)
        .catch((error: unknown) => log.error({ err: error }, 'a text message cannot be marked'))
        .finally(() => {
          inFlight.delete(delivery);
          wake();
        });
      inFlight.add(delivery);
    }
  }

  async function work(): Promise<void> {
    let wait = times.lookMs;
    try {
      do {
        askedAgain = false;
        await sendQueued();
      } while (askedAgain && !isStopped());
      // Polls at intervals, because other processes may have left messages.
      wait = Math.min(times.lookMs, (await queue.untilNext()) ?? times.lookMs);
    } catch (error) {
      if (!isStopped()) log.error({ err: error }, 'text messages cannot be read');
    }
    if (isStopped()) return;
    state = 'waiting';
    if (askedAgain) wake();
    else timer = setTimeout(wake, wait).unref();
  }

  // A function, because the state changes while `work` is awaited.
  const isStopped = () => state === 'stopped';

  function wake(): void {
    askedAgain = true;
    if (state !== 'waiting') return;
    clearTimeout(timer);
    state = 'working';
    working = work();
  }

  return {
    async send(message) {
      await queue.add(message, CODE_SECONDS);
      wake();
    },
    start() {
      state = 'waiting';
      wake();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await working;
      await Promise.all(inFlight);
    },
  };
}
