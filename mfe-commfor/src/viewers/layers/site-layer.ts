import type { SiteLayer } from '@aranya/shared/contracts';
import * as Leaflet from 'leaflet';
import { LAYER_STYLES } from './layer-styles';

/**
 * Popup with the name in bold and a note, built as elements so that data is never parsed as HTML.
 */
function popupOf({ name = '', note = '' }: { name?: string; note?: string }): HTMLElement {
  const content = document.createElement('div');
  const heading = document.createElement('strong');
  heading.textContent = name;
  content.append(heading, note);
  return content;
}

/** Leaflet options of a field site's layer, with a popup per feature. */
export function siteLayerOptions(name: SiteLayer): Leaflet.GeoJSONOptions {
  const { look } = LAYER_STYLES[name];
  return {
    style: (feature) =>
      feature?.geometry.type === 'LineString' ? { ...look, fill: false } : { ...look },
    pointToLayer: (_, place) => Leaflet.circleMarker(place, { ...look, radius: 8 }),
    onEachFeature: (feature, layer) => {
      layer.bindPopup(() => popupOf(feature.properties));
      if (name !== 'plots') return;
      const label = document.createElement('span');
      label.textContent = feature.properties.name;
      layer.bindTooltip(label, { permanent: true, direction: 'right', offset: [8, 0] });
    },
  };
}
