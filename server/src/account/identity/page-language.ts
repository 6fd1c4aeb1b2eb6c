import { exactText, Language, type ProblemBody, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import * as z from 'zod';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import type { TextOf, Translations } from '../../platform/languages/translations';

export interface PageLanguage {
  language: Language;
  /** Empty if the site names none. */
  offered: readonly Language[];
  text: TextOf;
  /** Keys are English. */
  scriptTexts: Readonly<Record<string, string>>;
}

/** Anything else than `?language=hi&languages=en,hi,or` is English without a choice. */
export const PageQuery = z.object({
  language: z.catch(z.optional(Language), undefined),
  languages: z.catch(z.optional(exactText(60, z.regex(/^[a-z]{2,3}(,[a-z]{2,3})*$/))), undefined),
});

export function pageLanguage(
  translations: Translations,
  asked: Language | undefined,
  offered = '',
): PageLanguage {
  const language = translations.languages.find((one) => one === asked) ?? SOURCE_LANGUAGE;
  return {
    language,
    offered: offered
      .split(',')
      .filter((one) => one === SOURCE_LANGUAGE || translations.languages.includes(one)),
    text: translations.in(language),
    scriptTexts: translations.ofScripts(language),
  };
}

/** Field errors are translated already. */
export function translateRefusals(app: ServerApp, translations: Translations): void {
  app.addHook('preSerialization', async (request, reply, body: unknown) => {
    if (reply.statusCode < 400) return body;
    const text = translations.in(askedLanguage(request, translations));
    const problem = body as ProblemBody;
    return { ...problem, message: text(problem.message) };
  });
}
