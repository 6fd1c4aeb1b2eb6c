import { runAlone } from '@aranya/shared/alone';
import SpeciesMap from './exposes/species-map';

runAlone('mfe-map', [{ path: '/species-map', name: 'SpeciesMap', Page: SpeciesMap }]);
