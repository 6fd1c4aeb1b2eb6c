import {
  createElementObject,
  createTileLayerComponent,
  updateGridLayer,
} from '@react-leaflet/core';
import type { TileLayerProps } from 'react-leaflet';
import { LimitedTileLayer } from './limited-tile-layer';
import type { TileLimiter } from './tile-limiter';

interface LimitedTilesProps extends TileLayerProps {
  caution: TileLimiter;
}

/** `LimitedTileLayer` as a React component. Service and state are read when it is created. */
export const LimitedTiles = createTileLayerComponent<LimitedTileLayer, LimitedTilesProps>(
  ({ url, caution, eventHandlers: _, ...options }, context) =>
    createElementObject(new LimitedTileLayer(url, caution, options), context),
  updateGridLayer,
);
