import { SiteLinksRequest, SiteTermsRequest } from '@aranya/shared/contracts';
import { DoneAnswer } from '@aranya/shared/contracts/administration';
import {
  SpeciesParams,
  SpeciesTextsAnswer,
  SpeciesTextsRequest,
  WrittenSpeciesAnswer,
} from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import { namedSpecies } from '../../publishing/explore/named-species';
import { namesIn } from '../../publishing/public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../../publishing/publishing-context';
import {
  writeLinks,
  writeLookFor,
  writeTerms,
  writtenLanguages,
  writtenLookFor,
} from '../../publishing/site-texts/site-texts';
import { administratorRoute } from '../administration-audience';

/**
 * Links and terms of the public pages. They contain no personal data, so changes are not audited.
 */
export function siteRoutes(
  app: ServerApp,
  { database: { db }, publicPlaces }: Pick<PublishingContext, 'database' | 'publicPlaces'>,
): void {
  const done = { done: true as const };

  /** Returns the name of a species of the lists in lower case. @throws Problem `not_found` */
  async function listed(speciesName: string): Promise<string> {
    const [name = ''] = namesIn(speciesName);
    const { published } = await publicPlaces.rules();
    if (!published.has(name)) throw new Problem('not_found');
    return name;
  }

  app.post(
    '/site-links',
    administratorRoute('Say where the links of the site lead; an empty one is not shown', {
      body: SiteLinksRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      await writeLinks(db, request.body);
      return done;
    },
  );

  app.post(
    '/site-terms',
    administratorRoute('Write Terms and Conditions', {
      body: SiteTermsRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      await writeTerms(db, request.body.terms);
      return done;
    },
  );

  app.get(
    '/species-texts',
    administratorRoute(
      'Species of the lists, and in which languages it is written what to look for',
      { response: { 200: WrittenSpeciesAnswer } },
    ),
    async () => {
      const { published } = await publicPlaces.rules();
      const written = await writtenLanguages(db);
      const species = [...published.keys()].map((name) => ({
        ...namedSpecies(published, name),
        written: written(name),
      }));
      return { species: species.sort((a, b) => (a.speciesName < b.speciesName ? -1 : 1)) };
    },
  );

  app.get(
    '/species-texts/:name',
    administratorRoute('What to look for in a species, as it is stored now', {
      params: SpeciesParams,
      response: { 200: SpeciesTextsAnswer },
    }),
    async (request) => ({ lookFor: await writtenLookFor(db, await listed(request.params.name)) }),
  );

  app.post(
    '/species-texts',
    administratorRoute('Write what to look for to recognise a species of the lists', {
      body: SpeciesTextsRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { speciesName, lookFor } = request.body;
      await writeLookFor(db, await listed(speciesName), lookFor);
      return done;
    },
  );
}
