import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { sendProblem } from '../../platform/problems/error-handler';
import { Problem } from '../../platform/problems/problem';
import { problemOf } from '../../platform/problems/problem-of';
import { sendPlainPage } from '../../platform/text/plain-page';
import type { PublishingContext } from '../../publishing/publishing-context';
import { requireRow } from '../paging';
import { END_PATH, EndQuery } from './end-address';
import { endedPage, notEndedPage, questionPage, type Reader } from './mail-end-pages';
import { mailRecipient } from './tables';

const route = routesOf(['mail updates']);

/**
 * The token is sufficient, so the Origin header is not checked; mail programs may post by
 * themselves (RFC 8058). There is no rate limit: mail providers post for many people from one
 * network, and tokens cannot be guessed.
 */
export function mailEndRoutes(app: ServerApp, context: PublishingContext): void {
  const {
    translations,
    database: { db },
    settings: { brand, allowedOrigins },
  } = context;
  // Mail programs post a form in one of two encodings. The body is ignored: the token is in the
  // address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

  const askedIn = ({ query }: FastifyRequest) => EndQuery.parse(query);
  function readerOf(request: FastifyRequest): Reader {
    const asked = askedIn(request).language;
    const language = translations.languages.find((one) => one === asked) ?? SOURCE_LANGUAGE;
    return { brand, site: allowedOrigins[0], language, text: translations.in(language) };
  }
  const sendPage = (reply: FastifyReply, text: string) => sendPlainPage(reply, "'self'", text);

  // Runs before the body is read.
  app.addHook('onRequest', async (request) => {
    if (askedIn(request).token === '') throw new Problem('not_found');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    sendProblem(problem, request, reply, (answer) =>
      sendPage(answer, notEndedPage(readerOf(request), problem)),
    );
  });

  app.get(
    END_PATH,
    route(
      { audience: 'anyone' },
      'A page that asks whether mails about new campaigns end; it ends nothing',
      { querystring: EndQuery },
    ),
    async (request, reply) => {
      const isAsked = eq(mailRecipient.endToken, request.query.token);
      requireRow(await db.select().from(mailRecipient).where(isAsked));
      return sendPage(reply, questionPage(readerOf(request)));
    },
  );

  app.post(
    END_PATH,
    route(
      { audience: 'anyone', limit: 'mailEndPerAddress' },
      'End mails about new campaigns and remove the address; answers a page',
      {
        consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
        querystring: EndQuery,
      },
    ),
    async (request, reply) => {
      // The second of two concurrent requests finds no row.
      const isAsked = eq(mailRecipient.endToken, request.query.token);
      requireRow(await db.delete(mailRecipient).where(isAsked).returning());
      return sendPage(reply, endedPage(readerOf(request)));
    },
  );
}
