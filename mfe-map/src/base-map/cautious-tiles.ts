import {
  createElementObject,
  createTileLayerComponent,
  updateGridLayer,
} from '@react-leaflet/core';
import type { TileLayerProps } from 'react-leaflet';
import { CautiousTileLayer } from './limited-tile-layer';
import type { TileLimiter } from './tile-limiter';

interface CautiousTilesProps extends TileLayerProps {
  caution: TileLimiter;
}

/** `CautiousTileLayer` as a React component. Service and state are read when it is created. */
export const CautiousTiles = createTileLayerComponent<CautiousTileLayer, CautiousTilesProps>(
  ({ url, caution, eventHandlers: _, ...options }, context) =>
    createElementObject(new CautiousTileLayer(url, caution, options), context),
  updateGridLayer,
);
