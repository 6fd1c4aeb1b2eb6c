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
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import { namesIn } from '../public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../publishing-context';
import { readChoices } from './choices';
import { describedRecord, readDescriptions } from './described-record';
import { ANYONE, sendExplored, TAGS } from './explore-answers';
import { describePlace } from './place-page';
import { readRecord } from './record-pages';
import { describeSpecies } from './species-page';
import { speciesSitemap } from './species-sitemap';

const route = routesOf(TAGS);

function found<T>(value: T | null): T {
  if (value === null) throw new Problem('not_found');
  return value;
}

export function exploreSubjectRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const { allowedOrigins, publicUrl } = context.settings;
  const send = sendExplored(context);

  app.get(
    '/explore/choices',
    route(ANYONE, 'Species, places and sources by which public records can be filtered', {
      response: { 200: ExploreChoices },
    }),
    async (request, reply) =>
      send(request, reply, async ({ rules, borders }) => {
        return jsonContent(ExploreChoices, await readChoices(db, rules.published, borders));
      }),
  );

  app.get(
    '/explore/sitemap.xml',
    route(ANYONE, 'Pages of species with public records, for search engines'),
    async (request, reply) =>
      send(request, reply, async ({ rules, borders }) => {
        const { species } = await readChoices(db, rules.published, borders);
        return speciesSitemap(allowedOrigins[0] ?? publicUrl, species);
      }),
  );

  app.get(
    '/explore/records/:id',
    route(ANYONE, 'A public record', { params: RecordParams, response: { 200: ExploreRecord } }),
    async (request, reply) =>
      send(request, reply, async (known) => {
        const row = found(await readRecord(db, request.params.id));
        return jsonContent(ExploreRecord, describedRecord(row, await readDescriptions(db, known)));
      }),
  );

  app.get(
    '/explore/species/:name',
    route(ANYONE, 'A species of the lists, with what is public about its records', {
      params: SpeciesParams,
      response: { 200: ExploreSpecies },
    }),
    async (request, reply) =>
      send(request, reply, async ({ rules, borders }) => {
        const [name = ''] = namesIn(request.params.name);
        return jsonContent(ExploreSpecies, found(await describeSpecies(db, name, rules, borders)));
      }),
  );

  app.get(
    '/explore/places/:block',
    route(ANYONE, 'A block, with what is public about its records', {
      params: BlockParams,
      response: { 200: ExplorePlace },
    }),
    async (request, reply) =>
      send(request, reply, async ({ rules, borders }) => {
        const { block } = request.params;
        return jsonContent(ExplorePlace, found(await describePlace(db, block, rules, borders)));
      }),
  );
}
