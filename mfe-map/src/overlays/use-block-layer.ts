import type L from 'leaflet';
import { useEffect, useState } from 'react';
import { nameMiddleBlock, rendererOf } from './block-canvas';
import { type BlockProperties, blockLayer, fetchBlocks } from './block-layer';
import type { BLOCK_LAYERS } from './block-layers';

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
