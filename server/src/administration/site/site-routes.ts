import { SiteLinksRequest, SiteTermsRequest } from '@aranya/shared/contracts';
import { DoneAnswer } from '@aranya/shared/contracts/administration';
import { SpeciesTextsRequest } from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import { namesIn } from '../../publishing/public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../../publishing/publishing-context';
import { writeLinks, writeLookFor, writeTerms } from '../../publishing/site-texts/site-texts';
import { ADMINISTRATOR, TAGS } from '../administration-audience';

/**
 * Links and terms of the public pages. They contain no personal data, so changes are not audited.
 */
export function siteRoutes(
  app: ServerApp,
  { database: { db }, publicPlaces }: Pick<PublishingContext, 'database' | 'publicPlaces'>,
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

  app.post(
    '/species-texts',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'Write what to look for to recognise a species of the lists',
        tags: TAGS,
        body: SpeciesTextsRequest,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { speciesName, lookFor } = request.body;
      const [name = ''] = namesIn(speciesName);
      const { published } = await publicPlaces.rules();
      if (!published.has(name)) throw new Problem('not_found');
      await writeLookFor(db, name, lookFor);
      return done;
    },
  );
}
