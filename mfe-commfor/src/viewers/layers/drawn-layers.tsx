import { SITE_LAYERS, type SiteLayer, type SiteLayers } from '@aranya/shared/contracts';
import { circleMarker, type GeoJSONOptions, type GeoJSON as LeafletGeoJSON } from 'leaflet';
import { useMemo, useRef } from 'react';
import { GeoJSON } from 'react-leaflet';
import { LAYER_STYLES } from './layer-styles';

/** Small features are drawn above large ones. */
const FROM_BELOW = ['boundary', 'habitation', 'water', 'paths', 'plots'] as const;

/** Built as elements, so that data is never parsed as HTML. */
function popupOf({ name = '', note = '' }: { name?: string; note?: string }): HTMLElement {
  const content = document.createElement('div');
  const heading = document.createElement('strong');
  heading.textContent = name;
  content.append(heading, note);
  return content;
}

function optionsOf(name: SiteLayer): GeoJSONOptions {
  const { look } = LAYER_STYLES[name];
  return {
    style: (feature) =>
      feature?.geometry.type === 'LineString' ? { ...look, fill: false } : { ...look },
    pointToLayer: (_, place) => circleMarker(place, { ...look, radius: 8 }),
    onEachFeature: (feature, layer) => {
      layer.bindPopup(() => popupOf(feature.properties));
      if (name !== 'plots') return;
      const label = document.createElement('span');
      label.textContent = feature.properties.name;
      layer.bindTooltip(label, { permanent: true, direction: 'right', offset: [8, 0] });
    },
  };
}

const OPTIONS = new Map(SITE_LAYERS.map((name) => [name, optionsOf(name)]));

interface DrawnLayersProps {
  layers: SiteLayers;
  shown: ReadonlySet<SiteLayer>;
}

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
