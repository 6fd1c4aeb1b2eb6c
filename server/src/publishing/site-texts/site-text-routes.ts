import { SiteLinksAnswer, SiteTermsAnswer } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { routesOf } from '../../platform/http/route-options';
import { writtenLinks, writtenTerms } from './site-texts';

const route = routesOf(['site']);

/** A new text may take this long to reach everybody, in seconds. */
const FRESHNESS = { browser: 60 };

/** Texts and links of the institute. */
export function siteTextRoutes(
  app: ServerApp,
  { database: { db }, publicAnswers }: Pick<CollectingContext, 'database' | 'publicAnswers'>,
): void {
  app.get(
    '/site-links',
    route(
      { audience: 'anyone' },
      'Links that an administrator wrote in place of the packaged ones',
      { response: { 200: SiteLinksAnswer } },
    ),
    async (request, reply) =>
      publicAnswers.send(request, reply, 'site-links', FRESHNESS, async () =>
        jsonContent(SiteLinksAnswer, { links: await writtenLinks(db) }),
      ),
  );

  app.get(
    '/site-terms',
    route({ audience: 'anyone' }, 'Terms and Conditions of the institute, where it wrote them', {
      response: { 200: SiteTermsAnswer },
    }),
    async (request, reply) =>
      publicAnswers.send(request, reply, 'site-terms', FRESHNESS, async () =>
        jsonContent(SiteTermsAnswer, { terms: await writtenTerms(db) }),
      ),
  );
}
