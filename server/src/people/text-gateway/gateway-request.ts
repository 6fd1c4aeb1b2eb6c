import {
  filled,
  type GatewaySettings,
  insideJson,
  isJson,
  templateOf,
} from '../../platform/configuration/gateway-settings';
import { internationalPhoneNumber } from '../accounts/phone-numbers/phone-number';
import { isUnicode } from './message-parts';
import type { TextMessage } from './text-messages';

export interface NamedMessage extends TextMessage {
  id: string;
}

/** Builds the request that hands a message to the gateway. No part of it may be logged. */
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
