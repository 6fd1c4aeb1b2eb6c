import { PublicOccurrences, PublicOccurrencesQuery, readGeoBox } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../../collecting/collecting-context';
import type { SpeciesList } from '../../../importing/species/read-species-list';
import type { ServerApp } from '../../../platform/http/app-types';
import { callerNetwork } from '../../../platform/http/caller-network';
import { jsonContent } from '../../../platform/http/json-content';
import { Problem } from '../../../platform/problems/problem';
import type { PublicPlaces } from '../public-places';
import type { MapCell } from './map-cells';
import { occurrenceView, publishedDegree } from './occurrence-view';

/** Seconds for which a browser may reuse a view. */
const FRESHNESS = { browser: 60 };

export async function publicOccurrenceRoutes(
  app: ServerApp,
  {
    database: { db },
    limiter,
    publicAnswers,
    publicPlaces,
  }: CollectingContext & { publicPlaces: PublicPlaces },
): Promise<void> {
  async function view({ bbox, zoom, species }: PublicOccurrencesQuery) {
    const box = readGeoBox(bbox);
    if (!box) throw new Problem('invalid_input');
    const { published } = await publicPlaces.rules();
    const wanted = species === undefined ? null : namesIn(species);
    const cells = await occurrenceView(db, wanted, box, Number(zoom));
    return jsonContent(PublicOccurrences, describedView(cells, published));
  }

  app.get(
    '/public-occurrences',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Public records of a part of the map as GeoJSON, gridded for a zoom',
        tags: ['places'],
        querystring: PublicOccurrencesQuery,
        response: { 200: PublicOccurrences },
      },
      // Set before any check, so that partners' pages can read refusals too.
      onRequest: async (_request, reply) => {
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      },
    },
    async (request, reply) => {
      await limiter.count('publicMapPerAddress', { network: callerNetwork(request) });
      const { bbox, zoom, species = null } = request.query;
      const key = `public-occurrences ${JSON.stringify([bbox, zoom, species])}`;
      return publicAnswers.send(request, reply, key, FRESHNESS, () => view(request.query));
    },
  );
}

export const namesIn = (list: string): string[] => [
  ...new Set(list.split(',').map((name) => name.trim().replaceAll('_', ' ').toLowerCase())),
];

export function describedView(view: readonly MapCell[], published: SpeciesList): PublicOccurrences {
  const bySpecies = new Map<string, MapCell[]>();
  for (const cell of view) {
    const cells = bySpecies.get(cell.species);
    if (cells) cells.push(cell);
    else bySpecies.set(cell.species, [cell]);
  }
  const species = [...bySpecies]
    .flatMap(([name, cells]) => {
      const known = published.get(name);
      if (!known) return [];
      const { scientificName: speciesName, localName, hindi, odia } = known;
      const count = cells.reduce((sum, cell) => sum + cell.count, 0);
      return [{ speciesName, localName, hindi, odia, count, cells }];
    })
    .sort((a, b) => b.count - a.count || a.speciesName.localeCompare(b.speciesName));
  return {
    type: 'FeatureCollection',
    features: species.flatMap(({ speciesName, localName, cells }) =>
      cells.map(({ longitude, latitude, count }) => ({
        type: 'Feature' as const,
        geometry: {
          type: 'Point' as const,
          coordinates: [publishedDegree(longitude), publishedDegree(latitude)] as [number, number],
        },
        properties: { speciesName, localName, count },
      })),
    ),
    species: species.map(({ cells: _, ...named }) => named),
    total: species.reduce((sum, { count }) => sum + count, 0),
  };
}
