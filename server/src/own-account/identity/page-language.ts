import { exactText, Language, type ProblemBody, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import * as z from 'zod';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import type { TextOf, Translations } from '../../platform/languages/translations';

/** A language and what is said in it. */
export interface PageLanguage {
  language: Language;
  /** Those that its reader may choose from; none where the site named none. */
  offered: readonly Language[];
  text: TextOf;
  /** What the page's script says, English to translation. */
  scriptTexts: Readonly<Record<string, string>>;
}

/**
 * `?language=hi&languages=en,hi,or`: the site opens a page in the language that is read there, and names those that it
 * offers. Anything else is English, and nothing to choose from.
 */
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

/**
 * Refusals are read by who filled the page in: they are said in the language that its script asks for. What is said of
 * fields is so already.
 */
export function translateRefusals(app: ServerApp, translations: Translations): void {
  app.addHook('preSerialization', async (request, reply, body: unknown) => {
    if (reply.statusCode < 400) return body;
    const text = translations.in(askedLanguage(request, translations));
    const problem = body as ProblemBody;
    return { ...problem, message: text(problem.message) };
  });
}
