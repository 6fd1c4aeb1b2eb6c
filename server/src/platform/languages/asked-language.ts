import type { IncomingHttpHeaders } from 'node:http';
import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import Negotiator from 'negotiator';
import type { Translations } from './translations';

/** English if the server has no translation to the language of `accept-language`. */
export function askedLanguage(
  { headers }: { headers: IncomingHttpHeaders },
  { languages }: Translations,
): Language {
  const [asked = SOURCE_LANGUAGE] = new Negotiator({ headers }).languages([
    SOURCE_LANGUAGE,
    ...languages,
  ]);
  return asked;
}
