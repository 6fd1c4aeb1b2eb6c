import type { StandalonePage } from '@aranya/shared/standalone';
import SpeciesMap from './exposes/species-map';
import { emptyMap, LoadingMap, sampleMap } from './sample/sample-pages';
import { titled } from './sample/titled';

/** Standalone pages: the map with a person's records, with samples, and in each state. */
const maps: StandalonePage[] = [
  { path: '/species-map', ...titled('My records (needs a session and the server)', SpeciesMap) },
  { path: '/sample', ...titled('Sample of 400 records', sampleMap(400)) },
  { path: '/sample-large', ...titled('Sample of 10,000 records', sampleMap(10_000)) },
  { path: '/one-record', ...titled('A single record', sampleMap(1)) },
  { path: '/loading', ...titled('Records on their way', LoadingMap) },
  { path: '/none-yet', ...titled('No records yet', emptyMap('none-yet')) },
  { path: '/none-readable', ...titled('No readable place', emptyMap('none-readable')) },
  { path: '/not-set-up', ...titled('No collection account', emptyMap('not-set-up')) },
];
export default maps;
