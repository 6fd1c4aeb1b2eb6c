import L from 'leaflet';
import type { BlockProperties } from './blocks';
import { contains } from './contains';

/** Above base map and species overlays, below the records. */
const BLOCK_PANE = 'blocks';

const renderers = new WeakMap<L.Map, L.Renderer>();

/** One canvas for all blocks of a map: of two, the upper one would catch all clicks. */
export function rendererOf(map: L.Map): L.Renderer {
  const known = renderers.get(map);
  if (known) return known;
  map.createPane(BLOCK_PANE).classList.add('block-pane');
  const renderer = L.canvas({ pane: BLOCK_PANE, padding: 0.3 });
  renderers.set(map, renderer);
  return renderer;
}

/** The keyboard's equivalent of a click. */
export function nameMiddleBlock(map: L.Map, layer: L.GeoJSON<BlockProperties>) {
  const { lat, lng } = map.getCenter();
  for (const shape of layer.getLayers()) {
    const feature = (shape as L.Polygon).feature;
    if (feature && contains(feature.geometry, [lng, lat])) shape.openPopup([lat, lng]);
  }
}
