import type { GatewaySettings } from '../../platform/configuration/gateway-settings';
import { gatewayRequest, type NamedMessage } from './gateway-request';
import { TEXT_MESSAGE_LIMITS } from './limits';

/** What happened to a message. */
export type HandedOver =
  | { outcome: 'sent' }
  /** Trying again may help, but not before so many milliseconds where the gateway said so. */
  | { outcome: 'later'; reason: string; waitMs: number }
  /** The gateway will never take it. */
  | { outcome: 'refused'; reason: string };

/** Statuses of the 400s that pass. */
const PASSING = new Set([408, 425, 429]);

/** Hands a message to the gateway, once. Never throws; reasons hold nothing of the message. */
export async function sendToGateway(
  gateway: GatewaySettings,
  message: NamedMessage,
  requestMs: number = TEXT_MESSAGE_LIMITS.requestMs,
): Promise<HandedOver> {
  try {
    const signal = AbortSignal.timeout(requestMs);
    const answer = await fetch(gatewayRequest(gateway, message), { signal });
    const { status } = answer;
    const text = await startOf(answer);
    if (status >= 500 || PASSING.has(status)) {
      return { outcome: 'later', reason: `status ${status}`, waitMs: waitOf(answer.headers) };
    }
    if (!answer.ok) return { outcome: 'refused', reason: `status ${status}` };
    if (gateway.accepted !== null && !text.includes(gateway.accepted)) {
      return {
        outcome: 'refused',
        reason: `status ${status} without what ARANYA_SMS_ACCEPTED says`,
      };
    }
    return { outcome: 'sent' };
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'silence' : 'no answer';
    return { outcome: 'later', reason, waitMs: 0 };
  }
}

/** `Retry-After`, in seconds or as a moment. */
function waitOf(headers: Headers): number {
  const wait = headers.get('retry-after');
  if (wait === null) return 0;
  const seconds = /^\d+$/.test(wait.trim())
    ? Number(wait)
    : (Date.parse(wait) - Date.now()) / 1000 || 0;
  return Math.max(0, seconds * 1000);
}

/** The beginning of an answer; a gateway has not much to say. */
async function startOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > TEXT_MESSAGE_LIMITS.answerCharacters) break;
  }
  return text;
}
