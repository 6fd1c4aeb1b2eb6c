import { PublicOccurrences, readGeoBox } from '@aranya/shared/contracts';
import {
  ExploreCellsQuery,
  ExploreFilter,
  ExploreRecords,
  ExploreRecordsQuery,
  ExploreSummary,
} from '@aranya/shared/contracts/explore';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { Problem } from '../../platform/problems/problem';
import { describedView } from '../public-occurrences/views/public-occurrence-routes';
import type { PublishingContext } from '../publishing-context';
import { describedRecord, readDescriptions } from './described-record';
import { exploreAnswers } from './explore-answers';
import { filteredCells } from './filtered-cells';
import { readFilter } from './record-filter';
import { readRecords } from './record-pages';
import { summarise } from './summary';

export function exploreFilterRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const answer = exploreAnswers(app, context);

  answer(
    '/explore/summary',
    'Numbers of public records by species, month and district',
    { querystring: ExploreFilter, response: { 200: ExploreSummary } },
    async ({ rules, borders, query }) => {
      const filter = readFilter(query, rules, borders);
      return jsonContent(ExploreSummary, await summarise(db, filter, rules.published, borders));
    },
  );

  answer(
    '/explore/cells',
    'Filtered public records of a part of the map as GeoJSON, gridded for a zoom',
    { querystring: ExploreCellsQuery, response: { 200: PublicOccurrences } },
    async ({ rules, borders, query }) => {
      const view = readGeoBox(query.view);
      if (!view) throw new Problem('invalid_input');
      const filter = readFilter(query, rules, borders);
      const cells = await filteredCells(db, filter, view, Number(query.zoom));
      return jsonContent(PublicOccurrences, describedView(cells, rules.published));
    },
  );

  answer(
    '/explore/records',
    'A page of the filtered public records, with places as coarse as they are public',
    { querystring: ExploreRecordsQuery, response: { 200: ExploreRecords } },
    async ({ query, ...known }) => {
      const filter = readFilter(query, known.rules, known.borders);
      const { rows, next } = await readRecords(db, filter, query);
      const descriptions = await readDescriptions(db, known);
      const records = rows.map((row) => describedRecord(row, descriptions));
      return jsonContent(ExploreRecords, { records, next });
    },
  );
}
