import type { StandalonePage } from '@aranya/shared/standalone';
import PlacesMap from './exposes/places-map';
import SpeciesMap from './exposes/species-map';

const maps: StandalonePage[] = [
  { path: '/species-map', name: 'My records (needs a session and the server)', Page: SpeciesMap },
  { path: '/places-map', name: 'Map of places', Page: () => <PlacesMap label="Map of places" /> },
];
export default maps;
