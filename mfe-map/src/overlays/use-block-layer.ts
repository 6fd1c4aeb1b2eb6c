import L from 'leaflet';
import { useEffect, useState } from 'react';
import { type BLOCK_LAYERS, blockLayer, fetchBlocks } from './block-layer';

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

/** Keeps one block overlay on the map while it is shown. Its failure is only logged. */
export function useBlockLayer(
  map: L.Map | null,
  { state, url }: (typeof BLOCK_LAYERS)[number],
  isShown: boolean,
) {
  const [layer, setLayer] = useState<L.GeoJSON | null>(null);

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
    return () => void layer.remove();
  }, [map, layer, isShown]);
}
