import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';

export type BaseLayerId = 'light' | 'satellite';

interface BaseLayer {
  id: BaseLayerId;
  name: string;
  template: () => string;
  /** Attribution as text; `map-canvas/credits.tsx` links the names. */
  attribution: string;
  /** Maximum zoom of the tiles; closer views enlarge them. */
  maxNativeZoom: number;
}

export const BASE_LAYERS: readonly BaseLayer[] = [
  {
    id: 'light',
    name: message('CartoDB Light'),
    template: () => settings().map.lightTiles,
    attribution: '© OpenStreetMap contributors © CARTO',
    maxNativeZoom: 20,
  },
  {
    id: 'satellite',
    name: message('Google Satellite'),
    template: () => settings().map.satelliteTiles,
    attribution: 'Imagery © Google',
    maxNativeZoom: 20,
  },
];

export const DEFAULT_BASE_LAYER: BaseLayerId = 'light';

export const baseLayer = (id: BaseLayerId): BaseLayer =>
  BASE_LAYERS.find((layer) => layer.id === id) ?? (BASE_LAYERS[0] as BaseLayer);
