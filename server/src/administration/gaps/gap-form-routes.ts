import { addressIn, GapSuggestion, Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { sendProblem } from '../../platform/problems/error-handler';
import { Problem } from '../../platform/problems/problem';
import { problemOf } from '../../platform/problems/problem-of';
import { sendPlainPage } from '../../platform/text/plain-page';
import type { PublishingContext } from '../../publishing/publishing-context';
import { receivedPage, refusedPage } from './gap-form-page';
import { keepSuggestion } from './gap-routes';

const route = routesOf(['gaps']);

const FORM = 'application/x-www-form-urlencoded';

/** In the address, so that the language is known even if the body is too large to read. */
const FormQuery = z.object({ language: z.catch(z.optional(Language), undefined) });

/** For browsers without scripts; only our own pages may send it, according to the Origin header. */
export function gapFormRoutes(app: ServerApp, context: PublishingContext): void {
  const {
    translations,
    settings: { brand, allowedOrigins },
  } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  /** Undefined if another site, or none, sent the form. */
  const siteOf = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && allowedOrigins.includes(origin) ? origin : undefined;
  function readerOf(request: FastifyRequest) {
    const { language: asked } = FormQuery.parse(request.query);
    const language = translations.languages.find((one) => one === asked) ?? SOURCE_LANGUAGE;
    const site = siteOf(request);
    const back = site && `${site}${addressIn(language, '/need-discovery')}`;
    return { brand, language, text: translations.in(language), back };
  }
  const sendPage = (reply: FastifyReply, text: string) => sendPlainPage(reply, "'none'", text);

  app.addHook('onRequest', async (request) => {
    if (!siteOf(request)) throw new Problem('forbidden');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    sendProblem(problem, request, reply, (answer) =>
      sendPage(answer, refusedPage(readerOf(request), problem)),
    );
  });

  app.post(
    '/measurement_gaps/form',
    route(
      { audience: 'anyone', limit: 'gapPerAddress' },
      'Suggest a gap in the data by a form without scripts; answers a page',
      { consumes: [FORM], querystring: FormQuery, body: GapSuggestion },
    ),
    async (request, reply) => {
      await keepSuggestion(context, request.body);
      return sendPage(reply, receivedPage(readerOf(request)));
    },
  );
}
