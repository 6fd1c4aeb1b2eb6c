import { SiteLinksRequest, SiteTermsRequest } from '@aranya/shared/contracts';
import { DoneAnswer } from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { writeLinks, writeTerms } from '../../publishing/site-texts/site-texts';
import { ADMINISTRATOR, TAGS } from '../administration-audience';

/**
 * Links and terms of the public pages. They contain no personal data, so changes are not audited.
 */
export function siteRoutes(
  app: ServerApp,
  { database: { db } }: Pick<PublishingContext, 'database'>,
): void {
  const done = { done: true as const };

  app.post(
    '/site-links',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'Say where the links of the site lead; an empty one is not shown',
        tags: TAGS,
        body: SiteLinksRequest,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await writeLinks(db, request.body);
      return done;
    },
  );

  app.post(
    '/site-terms',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'Write Terms and Conditions',
        tags: TAGS,
        body: SiteTermsRequest,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await writeTerms(db, request.body.terms);
      return done;
    },
  );
}
