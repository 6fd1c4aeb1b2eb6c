import { Language, type ProblemBody, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import Negotiator from 'negotiator';
import * as z from 'zod';
import type { ServerApp } from '../../platform/http/app-types';
import type { TextOf, Translations } from '../../platform/languages/translations';

/** A language and what is said in it. */
export interface PageLanguage {
  language: Language;
  text: TextOf;
  /** What the page's script says, English to translation. */
  scriptTexts: Readonly<Record<string, string>>;
}

/** `?language=hi`: the site opens a page in the language that is read there. Anything else is English. */
export const PageQuery = z.object({ language: z.catch(z.optional(Language), undefined) });

export function pageLanguage(
  translations: Translations,
  asked: Language | undefined,
): PageLanguage {
  const language = translations.languages.find((one) => one === asked) ?? SOURCE_LANGUAGE;
  return {
    language,
    text: translations.in(language),
    scriptTexts: translations.own(language),
  };
}

/** Refusals are read by who filled the page in: they are said in the language that its script asks for. */
export function translateRefusals(app: ServerApp, translations: Translations): void {
  const offered = [SOURCE_LANGUAGE, ...translations.languages];
  app.addHook('preSerialization', async (request, reply, body: unknown) => {
    if (reply.statusCode < 400) return body;
    const [asked = SOURCE_LANGUAGE] = new Negotiator(request).languages(offered);
    const text = translations.in(asked);
    const { message, fields, ...rest } = body as ProblemBody;
    return {
      ...rest,
      message: text(message),
      ...(fields && { fields: fields.map((one) => ({ ...one, message: text(one.message) })) }),
    };
  });
}
