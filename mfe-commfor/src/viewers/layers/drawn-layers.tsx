import { SITE_LAYERS, type SiteLayer, type SiteLayers } from '@aranya/shared/contracts';
import type { GeoJSON as LeafletGeoJSON } from 'leaflet';
import { useMemo, useRef } from 'react';
import { GeoJSON } from 'react-leaflet';
import { siteLayerOptions } from './site-layer';

/** Small features are drawn above large ones. */
const FROM_BELOW = ['boundary', 'habitation', 'water', 'paths', 'plots'] as const;

const OPTIONS = new Map(SITE_LAYERS.map((name) => [name, siteLayerOptions(name)]));

interface DrawnLayersProps {
  layers: SiteLayers;
  shown: ReadonlySet<SiteLayer>;
}

/** Draws the visible layers of a field site. */
export function DrawnLayers({ layers, shown }: DrawnLayersProps) {
  const drawn = useRef(new Map<SiteLayer, LeafletGeoJSON>());
  const order = useMemo(
    () => ({
      // Independent of the order in which they were switched on.
      add() {
        for (const name of FROM_BELOW) drawn.current.get(name)?.bringToFront();
      },
    }),
    [],
  );
  return SITE_LAYERS.filter((name) => shown.has(name)).map((name) => (
    <GeoJSON
      key={name}
      ref={(layer) => {
        if (layer) drawn.current.set(name, layer);
        else drawn.current.delete(name);
      }}
      data={layers[name]}
      {...OPTIONS.get(name)}
      eventHandlers={order}
    />
  ));
}
