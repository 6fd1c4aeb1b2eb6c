import {
  createElementObject,
  createTileLayerComponent,
  updateGridLayer,
} from '@react-leaflet/core';
import type { TileLayerProps } from 'react-leaflet';
import { CautiousTileLayer } from './cautious-tile-layer';
import type { TileCaution } from './tile-caution';

interface CautiousTilesProps extends TileLayerProps {
  caution: TileCaution;
}

/** `CautiousTileLayer` in a React map. Service and caution are those of when it was made. */
export const CautiousTiles = createTileLayerComponent<CautiousTileLayer, CautiousTilesProps>(
  ({ url, caution, eventHandlers: _, ...options }, context) =>
    createElementObject(new CautiousTileLayer(url, caution, options), context),
  updateGridLayer,
);
