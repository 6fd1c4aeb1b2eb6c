import {
  filled,
  type GatewaySettings,
  insideJson,
  isJson,
  templateOf,
} from '../../platform/configuration/gateway-settings';
import { internationalPhoneNumber } from '../accounts/phone-numbers/phone-number';
import { TEXT_MESSAGE_LIMITS } from './limits';
import type { TextMessage } from './text-messages';

export type HandedOver =
  | { outcome: 'sent' }
  /** A retry may help, after this many milliseconds if the gateway named a time. */
  | { outcome: 'later'; reason: string; waitMs: number }
  | { outcome: 'refused'; reason: string };

/** 4xx statuses after which a retry may succeed. */
const PASSING = new Set([408, 425, 429]);

/** Never throws; reasons contain nothing of the message. */
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

/** `Retry-After` may be seconds or a date. */
function waitOf(headers: Headers): number {
  const wait = headers.get('retry-after');
  if (wait === null) return 0;
  const seconds = /^\d+$/.test(wait.trim())
    ? Number(wait)
    : (Date.parse(wait) - Date.now()) / 1000 || 0;
  return Math.max(0, seconds * 1000);
}

/** Reads only the beginning, because gateways answer briefly. */
async function startOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > TEXT_MESSAGE_LIMITS.answerCharacters) break;
  }
  return text;
}

interface NamedMessage extends TextMessage {
  id: string;
}

/** No part of the request may be logged. */
export function gatewayRequest(gateway: GatewaySettings, message: NamedMessage): Request {
  const to = internationalPhoneNumber(message.phoneNumber);
  const values = {
    to,
    digits: to.replace('+', ''),
    text: message.text,
    template: gateway.templates[templateOf(message)] ?? '',
    unicode: isUnicode(message.text) ? '1' : '0',
    id: message.id,
  };
  const headers = new Headers({ 'idempotency-key': message.id });
  const { authorization, method, body } = gateway;
  if (authorization) headers.set(authorization.name, authorization.value);
  const url = filled(gateway.url, values, encodeURIComponent);
  // Redirects are not followed, because the request carries a secret.
  const redirect = 'manual';
  if (method === 'GET') return new Request(url, { method, headers, redirect });
  const json = isJson(body);
  headers.set('content-type', json ? 'application/json' : 'application/x-www-form-urlencoded');
  return new Request(url, {
    method,
    headers,
    redirect,
    body: filled(body, values, json ? insideJson : encodeURIComponent),
  });
}

/** Letters outside ASCII; the backtick is not in GSM 03.38 either. */
const isUnicode = (text: string): boolean => /[^\n -_a-~]/.test(text);
