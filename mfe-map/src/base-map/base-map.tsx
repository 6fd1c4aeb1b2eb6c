import { TileLayer } from 'react-leaflet';
import { type BaseLayerId, baseLayer } from './base-layers';
import { PackagedMap } from './packaged-map';
import type { Tiles } from './use-tiles';

interface BaseMapProps {
  id: BaseLayerId;
  tiles: Tiles;
  isPackagedAsked?: boolean;
}

/** One base map. If its tiles fail, the packaged map is shown beneath. */
export function BaseMap({ id, tiles, isPackagedAsked = true }: BaseMapProps) {
  const { template, attribution, maxNativeZoom } = baseLayer(id);
  return (
    <>
      {isPackagedAsked && tiles.hasFailed && <PackagedMap id={id} />}
      {!tiles.areUnreachable && (
        <TileLayer
          key={tiles.key}
          url={template()}
          attribution={attribution}
          maxNativeZoom={maxNativeZoom}
          // Keeps the tiles under the overlays, also if they were chosen after them.
          zIndex={0}
          eventHandlers={tiles.eventHandlers}
        />
      )}
    </>
  );
}
