import type { GatewaySettings } from '../../platform/configuration/gateway-settings';
import { gatewayRequest, type NamedMessage } from './gateway-request';
import { TEXT_MESSAGE_LIMITS } from './limits';

export type HandedOver =
  | { outcome: 'sent' }
  /** A retry may help, after this many milliseconds if the gateway named a time. */
  | { outcome: 'later'; reason: string; waitMs: number }
  /** The gateway refuses the message permanently. */
  | { outcome: 'refused'; reason: string };

/** 4xx statuses after which a retry may succeed. */
const PASSING = new Set([408, 425, 429]);

/** Sends a message to the gateway once. Never throws; reasons contain nothing of the message. */
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

/** Parses `Retry-After`, in seconds or as a date. */
function waitOf(headers: Headers): number {
  const wait = headers.get('retry-after');
  if (wait === null) return 0;
  const seconds = /^\d+$/.test(wait.trim())
    ? Number(wait)
    : (Date.parse(wait) - Date.now()) / 1000 || 0;
  return Math.max(0, seconds * 1000);
}

/** Reads only the beginning of an answer, because gateways answer briefly. */
async function startOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > TEXT_MESSAGE_LIMITS.answerCharacters) break;
  }
  return text;
}
