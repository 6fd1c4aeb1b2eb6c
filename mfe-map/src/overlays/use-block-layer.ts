import L from 'leaflet';
import { useEffect, useState } from 'react';
import { type BLOCK_LAYERS, type BlockProperties, blockLayer, fetchBlocks } from './block-layer';
import { contains } from './contains';

/** Pane over the base map and the species overlays, under the records. */
const BLOCK_PANE = 'blocks';

const renderers = new WeakMap<L.Map, L.Renderer>();

/** One canvas per map for all blocks: two would lie over each other and catch all presses. */
function rendererOf(map: L.Map): L.Renderer {
  const known = renderers.get(map);
  if (known) return known;
  map.createPane(BLOCK_PANE).classList.add('block-pane');
  const renderer = L.canvas({ pane: BLOCK_PANE, padding: 0.3 });
  renderers.set(map, renderer);
  return renderer;
}

/** Opens the popup of the block in the middle of the view: what a press does, for the keyboard. */
function nameMiddleBlock(map: L.Map, layer: L.GeoJSON<BlockProperties>) {
  const { lat, lng } = map.getCenter();
  for (const shape of layer.getLayers()) {
    const feature = (shape as L.Polygon).feature;
    if (feature && contains(feature.geometry, [lng, lat])) shape.openPopup([lat, lng]);
  }
}

/** Keeps one block overlay on the map while it is shown. Its failure is only logged. */
export function useBlockLayer(
  map: L.Map | null,
  { state, url }: (typeof BLOCK_LAYERS)[number],
  isShown: boolean,
) {
  const [layer, setLayer] = useState<L.GeoJSON<BlockProperties> | null>(null);

  useEffect(() => {
    if (!map) return;
    const leaving = new AbortController();
    fetchBlocks(url(), leaving.signal)
      .then((blocks) => {
        if (!leaving.signal.aborted) setLayer(blockLayer(blocks, map, rendererOf(map)));
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn(`Error fetching ${state} block layer data`, error);
      });
    return () => {
      leaving.abort();
      setLayer(null);
    };
  }, [map, state, url]);

  useEffect(() => {
    if (!map || !layer || !isShown) return;
    layer.addTo(map);
    const container = map.getContainer();
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target === container) nameMiddleBlock(map, layer);
    };
    container.addEventListener('keydown', onKeyDown);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      layer.remove();
    };
  }, [map, layer, isShown]);
}
