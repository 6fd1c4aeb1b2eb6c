import { Language } from '@aranya/shared/contracts';
import type { FastifyRequest } from 'fastify';
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
  const language = translations.languages.find((one) => one === asked) ?? 'en';
  return {
    language,
    text: translations.in(language),
    scriptTexts: translations.own(language),
  };
}

/** Refusals are read by who filled the page in: they are said in the language that its script asks for. */
export function translateRefusals(app: ServerApp, translations: Translations): void {
  const textFor = (request: FastifyRequest) =>
    translations.in(
      new Negotiator(request).languages(['en', ...translations.languages])[0] ?? 'en',
    );
  app.addHook('preSerialization', async (request, reply, body: unknown) => {
    if (reply.statusCode < 400) return body;
    const text = textFor(request);
    const { message, fields, ...rest } = body as ProblemTexts;
    return {
      ...rest,
      message: text(message),
      ...(fields && { fields: fields.map((one) => ({ ...one, message: text(one.message) })) }),
    };
  });
}

interface ProblemTexts {
  message: string;
  fields?: { field: string; message: string }[];
}
