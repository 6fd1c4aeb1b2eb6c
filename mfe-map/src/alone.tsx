import { runAlone } from '@aranya/shared/alone';
import SpeciesMap from './exposes/species-map';
import { emptyMap, LoadingMap, sampleMap } from './sample/sample-pages';

runAlone('mfe-map', [
  { path: '/species-map', name: 'My records (needs a session and the server)', Page: SpeciesMap },
  { path: '/sample', name: 'Sample of 400 records', Page: sampleMap(400) },
  { path: '/sample-large', name: 'Sample of 10,000 records', Page: sampleMap(10_000) },
  { path: '/one-record', name: 'A single record', Page: sampleMap(1) },
  { path: '/loading', name: 'Records on their way', Page: LoadingMap },
  { path: '/none-yet', name: 'No records yet', Page: emptyMap('none-yet') },
  { path: '/not-set-up', name: 'No collection account', Page: emptyMap('not-set-up') },
]);
