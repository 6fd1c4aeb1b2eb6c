import {
  DatasetLicenceRequest,
  RecordLicenceRequest,
  SiteLinksRequest,
  SiteTermsRequest,
} from '@aranya/shared/contracts';
import { NumericIdParams } from '@aranya/shared/contracts/administration';
import {
  SpeciesParams,
  SpeciesTextsAnswer,
  SpeciesTextsRequest,
  WrittenSpeciesAnswer,
} from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import { namedSpecies } from '../../publishing/explore/named-species';
import { setDatasetLicence, setRecordLicence } from '../../publishing/licences/licences';
import { namesIn } from '../../publishing/public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../../publishing/publishing-context';
import {
  writeLinks,
  writeLookFor,
  writeTerms,
  writtenLanguages,
  writtenLookFor,
} from '../../publishing/site-texts/site-texts';
import { administratorRoute, changeRoute, done, recordAction } from '../administrator-route';

/**
 * Pages contain no personal data, so changes are not audited, except for licences, because people
 * can rely on a licence for ever.
 */
export function siteRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const { publicPlaces } = context;

  /** In lower case. @throws Problem `not_found` for a species that is not listed */
  async function listed(speciesName: string): Promise<string> {
    const [name = ''] = namesIn(speciesName);
    const { published } = await publicPlaces.rules();
    if (!published.has(name)) throw new Problem('not_found');
    return name;
  }

  app.post(
    '/site-links',
    changeRoute('Say where the links of the site lead; an empty one is not shown', {
      body: SiteLinksRequest,
    }),
    async ({ body }) => done(writeLinks(db, body)),
  );

  app.post(
    '/site-terms',
    changeRoute('Write Terms and Conditions', { body: SiteTermsRequest }),
    async ({ body }) => done(writeTerms(db, body.terms)),
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
    changeRoute('Write what to look for to recognise a species of the lists', {
      body: SpeciesTextsRequest,
    }),
    async ({ body }) => done(writeLookFor(db, await listed(body.speciesName), body.lookFor)),
  );

  app.post(
    '/licences/records',
    changeRoute('Choose the licence of records that are received from now on', {
      body: RecordLicenceRequest,
    }),
    async (request) => {
      const { licence, alsoBefore } = request.body;
      await setRecordLicence(db, licence, alsoBefore);
      return recordAction(context, request, 'licence.set', { details: { licence, alsoBefore } });
    },
  );

  app.post(
    '/licences/datasets/:id',
    changeRoute('Choose the licence of an imported dataset', {
      params: NumericIdParams,
      body: DatasetLicenceRequest,
    }),
    async (request) => {
      const { licence } = request.body;
      const dataset = await setDatasetLicence(db, request.params.id, licence);
      if (dataset === null) throw new Problem('not_found');
      return recordAction(context, request, 'licence.set', { details: { licence, dataset } });
    },
  );
}
