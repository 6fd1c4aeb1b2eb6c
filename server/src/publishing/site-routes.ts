import {
  LicencesAnswer,
  PublicCards,
  SiteLinksAnswer,
  SiteTermsAnswer,
  StatisticsAnswer,
} from '@aranya/shared/contracts';
import type * as z from 'zod';
import type { CollectingContext } from '../collecting/collecting-context';
import type { ServerApp } from '../platform/http/app-types';
import { jsonContent } from '../platform/http/json-content';
import type { Freshness } from '../platform/http/public-answers';
import { routesOf } from '../platform/http/route-options';
import { readLicences } from './licences/licences';
import { publishedCards } from './public-cards/published-cards';
import { writtenLinks, writtenTerms } from './site-texts/site-texts';
import { countHomeStatistics } from './statistics/home-statistics';

/** A change by an administrator may take this long to reach everybody, in seconds. */
const CHANGED_BY_STAFF: Freshness = { browser: 60 };

/** Browsers ask on each visit; a shared cache forwards one request every two seconds. */
const COUNTED: Freshness = { browser: 0, shared: 2 };

export async function siteRoutes(
  app: ServerApp,
  { database: { db }, publicAnswers }: Pick<CollectingContext, 'database' | 'publicAnswers'>,
): Promise<void> {
  /** @param group Group of the route on the API page */
  function answer<T>(
    path: string,
    [group, summary]: readonly [group: string, summary: string],
    contract: z.core.$ZodType<T>,
    freshness: Freshness,
    read: () => Promise<T>,
  ): void {
    const response: Record<200, z.core.$ZodType> = { 200: contract };
    app.get(
      path,
      routesOf([group])({ audience: 'anyone' }, summary, { response }),
      async (request, reply) =>
        publicAnswers.send(request, reply, path, freshness, async () =>
          jsonContent(contract, await read()),
        ),
    );
  }

  answer(
    '/getDetails',
    ['statistics', 'Species, citizen scientists and contributions, counted from the records'],
    StatisticsAnswer,
    COUNTED,
    async () => ({ rows: [await countHomeStatistics(db)] }),
  );
  answer(
    '/public-cards',
    ['public cards', 'Campaigns and events that an administrator published'],
    PublicCards,
    CHANGED_BY_STAFF,
    () => publishedCards(db, new Date().toISOString().slice(0, 10)),
  );
  answer(
    '/site-links',
    ['site', 'Links that an administrator wrote in place of the packaged ones'],
    SiteLinksAnswer,
    CHANGED_BY_STAFF,
    async () => ({ links: await writtenLinks(db) }),
  );
  answer(
    '/site-terms',
    ['site', 'Terms and Conditions of the institute, where it wrote them'],
    SiteTermsAnswer,
    CHANGED_BY_STAFF,
    async () => ({ terms: await writtenTerms(db) }),
  );
  answer(
    '/licences',
    ['site', 'Licences of records and of imported datasets'],
    LicencesAnswer,
    CHANGED_BY_STAFF,
    () => readLicences(db),
  );
}
