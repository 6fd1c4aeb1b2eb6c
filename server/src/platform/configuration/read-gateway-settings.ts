import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { EnvironmentValues } from './environment';
import {
  CODE_KINDS,
  filled,
  type GatewaySettings,
  insideJson,
  isJson,
  templateOf,
} from './gateway-settings';
import { SettingsError } from './settings-error';

const SAMPLE = {
  to: '+919000000001',
  digits: '919000000001',
  text: '"1"',
  template: '1',
  id: '1',
  unicode: '0',
};

/** @returns null when none is set. @throws SettingsError for templates without the message. */
export function readGatewaySettings(values: EnvironmentValues): GatewaySettings | null {
  const { ARANYA_SMS_URL: url, ARANYA_SMS_METHOD: method, ARANYA_SMS_BODY: body } = values;
  if (!url) return null;
  const everything = method === 'GET' ? url : url + body;
  if (!everything.includes('{text}') || !/\{(to|digits)\}/.test(everything)) {
    const place = method === 'GET' ? 'ARANYA_SMS_URL' : 'ARANYA_SMS_BODY or ARANYA_SMS_URL';
    throw new SettingsError(`${place} must hold {text}, and {to} or {digits}.`);
  }
  if (method !== 'GET' && isJson(body)) requireJson(body);
  const templates: GatewaySettings['templates'] = values.ARANYA_SMS_TEMPLATES ?? {};
  requireTemplates(everything, templates, values.ARANYA_SMS_LANGUAGES ?? []);
  const { ARANYA_SMS_AUTHORIZATION: value, ARANYA_SMS_AUTHORIZATION_HEADER: name } = values;
  return {
    url,
    method,
    body,
    authorization: value ? { name, value } : null,
    templates,
    accepted: values.ARANYA_SMS_ACCEPTED ?? null,
  };
}

function requireJson(body: string): void {
  try {
    JSON.parse(filled(body, SAMPLE, insideJson));
  } catch {
    throw new SettingsError(
      'ARANYA_SMS_BODY begins like JSON and must be JSON: {to}, {text} and the like stand inside ' +
        'quotation marks.',
    );
  }
}

/** The operator would silently drop a message without its template. */
function requireTemplates(
  everything: string,
  templates: GatewaySettings['templates'],
  languages: readonly Language[],
): void {
  if (!everything.includes('{template}')) return;
  const missing = languages
    .filter((language) => language !== SOURCE_LANGUAGE)
    .flatMap((language) => CODE_KINDS.map((kind) => templateOf({ kind, language })))
    .filter((name) => !templates[name]);
  if (missing.length === 0) return;
  throw new SettingsError(
    `ARANYA_SMS_TEMPLATES must have ${missing.join(', ')}: ARANYA_SMS_LANGUAGES says that messages ` +
      'are sent in that language.',
  );
}
