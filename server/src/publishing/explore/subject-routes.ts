import { addressOfSpecies } from '@aranya/shared/contracts';
import {
  BlockParams,
  ExploreChoices,
  ExplorePlace,
  ExploreRecord,
  ExploreSpecies,
  RecordParams,
  SpeciesParams,
} from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { Problem } from '../../platform/problems/problem';
import { escapeXml } from '../../platform/xml/escape-xml';
import { namesIn } from '../public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../publishing-context';
import { readChoices } from './choices';
import { describedRecord, readDescriptions } from './described-record';
import { exploreAnswers } from './explore-answers';
import { EXPLORE_LIMITS } from './limits';
import { describePlace } from './place-page';
import { readRecord } from './record-pages';
import { describeSpecies } from './species-page';

function found<T>(value: T | null): T {
  if (value === null) throw new Problem('not_found');
  return value;
}

export function exploreSubjectRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const { allowedOrigins, publicUrl } = context.settings;
  const answer = exploreAnswers(app, context);

  answer(
    '/explore/choices',
    'Species, places and sources by which public records can be filtered',
    { response: { 200: ExploreChoices } },
    async ({ rules, borders }) =>
      jsonContent(ExploreChoices, await readChoices(db, rules.published, borders)),
  );

  answer(
    '/explore/sitemap.xml',
    'Pages of species with public records, for search engines',
    {},
    async ({ rules, borders }) => {
      const { species } = await readChoices(db, rules.published, borders);
      const site = allowedOrigins[0] ?? publicUrl;
      const pages = species
        .slice(0, EXPLORE_LIMITS.sitemapPages)
        .map(({ speciesName }) => escapeXml(site + addressOfSpecies(speciesName)));
      const body = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages.map((page) => `  <url><loc>${page}</loc></url>`),
        '</urlset>\n',
      ].join('\n');
      return { body, contentType: 'application/xml; charset=utf-8' };
    },
  );

  answer(
    '/explore/records/:id',
    'A public record',
    { params: RecordParams, response: { 200: ExploreRecord } },
    async ({ params, ...known }) => {
      const row = found(await readRecord(db, params.id));
      return jsonContent(ExploreRecord, describedRecord(row, await readDescriptions(db, known)));
    },
  );

  answer(
    '/explore/species/:name',
    'A species of the lists, with what is public about its records',
    { params: SpeciesParams, response: { 200: ExploreSpecies } },
    async ({ rules, borders, params }) => {
      const [name = ''] = namesIn(params.name);
      return jsonContent(ExploreSpecies, found(await describeSpecies(db, name, rules, borders)));
    },
  );

  answer(
    '/explore/places/:block',
    'A block, with what is public about its records',
    { params: BlockParams, response: { 200: ExplorePlace } },
    async ({ rules, borders, params }) =>
      jsonContent(ExplorePlace, found(await describePlace(db, params.block, rules, borders))),
  );
}
