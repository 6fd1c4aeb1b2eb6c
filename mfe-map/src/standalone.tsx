import type { StandalonePage } from '@aranya/shared/standalone';
import SpeciesMap from './exposes/species-map';
import { EmptyMap, LoadingMap, SampleMap } from './sample/sample-pages';
import { titled } from './sample/titled';

const maps: StandalonePage[] = [
  { path: '/species-map', ...titled('My records (needs a session and the server)', SpeciesMap) },
  { path: '/sample', ...titled('Sample of 400 records', () => <SampleMap count={400} />) },
  {
    path: '/sample-large',
    ...titled('Sample of 10,000 records', () => <SampleMap count={10_000} />),
  },
  { path: '/one-record', ...titled('A single record', () => <SampleMap count={1} />) },
  { path: '/loading', ...titled('Records on their way', LoadingMap) },
  { path: '/none-yet', ...titled('No records yet', () => <EmptyMap reason="none-yet" />) },
  {
    path: '/none-readable',
    ...titled('No readable place', () => <EmptyMap reason="none-readable" />),
  },
  {
    path: '/not-set-up',
    ...titled('No collection account', () => <EmptyMap reason="not-set-up" />),
  },
];
export default maps;
