import { useEffect, useMemo, useState } from 'react';
import { Pane } from 'react-leaflet';
import { type BaseLayerId, baseLayer } from './base-layers';
import { LimitedTiles } from './limited-tiles';
import { PackagedMap } from './packaged-map';
import type { TileService } from './use-tile-service';

/** Time after which an empty map shows the packaged one beneath, in milliseconds. */
const TIMEOUT_MS = 3000;

interface BaseMapProps {
  id: BaseLayerId;
  service: TileService;
  /** Whether the packaged map may be fetched; default: true. */
  isPackagedAsked?: boolean;
}

/** One base map. If its tiles fail or are slow, the packaged map is shown beneath. */
export function BaseMap({
  id,
  service: { caution, standing },
  isPackagedAsked = true,
}: BaseMapProps) {
  const [gapsIn, setGapsIn] = useState<BaseLayerId>();
  const isAsking = standing !== 'refused';
  const gaps = useMemo(() => ({ tileerror: () => setGapsIn(id) }), [id]);

  useEffect(() => {
    if (!isAsking) return;
    const timer = window.setTimeout(() => {
      if (caution.standing() === 'untried') setGapsIn(id);
    }, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [id, caution, isAsking]);

  const { template, attribution, maxNativeZoom } = baseLayer(id);
  return (
    <>
      <Pane name="packaged-map" className="packaged-map">
        {isPackagedAsked && (!isAsking || gapsIn === id) && <PackagedMap key={id} id={id} />}
      </Pane>
      {isAsking && (
        <LimitedTiles
          key={id}
          url={template()}
          caution={caution}
          attribution={attribution}
          maxNativeZoom={maxNativeZoom}
          // Keeps the tiles under the overlays, also if they were chosen after them.
          zIndex={0}
          eventHandlers={gaps}
        />
      )}
    </>
  );
}
