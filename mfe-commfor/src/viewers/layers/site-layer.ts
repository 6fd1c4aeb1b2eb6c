import type { SiteLayer } from '@aranya/shared/contracts';
import * as Leaflet from 'leaflet';
import { LAYER_STYLES } from './layer-styles';

/** Name in bold and the note below it, as elements: nothing of the data is read as HTML. */
function popupOf({ name = '', note = '' }: { name?: string; note?: string }): HTMLElement {
  const content = document.createElement('div');
  const heading = document.createElement('strong');
  heading.textContent = name;
  content.append(heading, note);
  return content;
}

/** How Leaflet draws a layer of a field site, with a popup for each of its things. */
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
