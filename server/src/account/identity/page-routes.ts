import { desc } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { outboxMessage } from '../../people/text-gateway/tables';
import type { ServerApp } from '../../platform/http/app-types';
import type { Translations } from '../../platform/languages/translations';
import { Problem } from '../../platform/problems/problem';
import { readLicences } from '../../publishing/licences/licences';
import type { AccountContext } from '../account-context';
import { demonstrationPage, outboxPage } from './demonstration-pages';
import { formPage, RECOVERY, REGISTRATION } from './form-page';
import { OUTBOX_MESSAGES } from './limits';
import { PageQuery, pageLanguage } from './page-language';

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Trusted Types: no text becomes markup or a script's address, and no policy can be created.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export function pageRoutes(
  app: ServerApp,
  { settings, database: { db } }: Pick<AccountContext, 'settings' | 'database'>,
  translations: Translations,
): void {
  const open = { config: { audience: 'anyone' as const }, schema: { hide: true } };

  app.get('/', open, async (_request, reply) => reply.redirect('/register'));
  for (const form of [REGISTRATION, RECOVERY]) {
    app.get(
      form.path,
      { ...open, schema: { ...open.schema, querystring: PageQuery } },
      async ({ hostname, query, headers }, reply) => {
        const language = pageLanguage(translations, query.language, query.languages);
        const asked = { hostname, userAgent: headers['user-agent'] };
        const { records } = await readLicences(db);
        return sendPage(reply, formPage(form, settings, asked, language, records));
      },
    );
  }

  app.get('/outbox', open, async (_request, reply) => {
    if (!settings.demonstration) throw new Problem('not_found');
    const messages = await db
      .select()
      .from(outboxMessage)
      .orderBy(desc(outboxMessage.id))
      .limit(OUTBOX_MESSAGES);
    return sendPage(reply, outboxPage(settings.brand, messages));
  });

  app.get('/demonstration', open, async (_request, reply) => {
    if (!settings.demonstration) throw new Problem('not_found');
    return sendPage(reply, demonstrationPage(settings.brand));
  });
}

const sendPage = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(text);
