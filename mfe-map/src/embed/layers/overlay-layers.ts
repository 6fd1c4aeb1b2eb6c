import type { EmbedServices } from '@aranya/shared/contracts';
import type L from 'leaflet';
import { nameMiddleBlock, rendererOf } from '../../overlays/block-canvas';
import { type BlockProperties, type BlockWords, fetchBlocks } from '../../overlays/blocks';
import type { MapLayer } from '../types/embed';
import { blockLayer } from './block-layer';
import { speciesLayer } from './species-layer';

interface OverlayOptions {
  services: EmbedServices;
  words: BlockWords;
  signal: AbortSignal;
  onError: (layer: MapLayer, error: unknown) => void;
}

/** Each layer is fetched when first switched on. */
export function makeOverlays(map: L.Map, { services, words, signal, onError }: OverlayOptions) {
  const made = new Map<MapLayer, Promise<L.Layer>>();
  const shown = new Set<MapLayer>();
  const blocks = new Set<L.GeoJSON<BlockProperties>>();

  async function blocksFrom(url: string): Promise<L.Layer> {
    const layer = blockLayer(await fetchBlocks(url, signal), map, rendererOf(map), words);
    blocks.add(layer);
    return layer;
  }

  async function speciesFrom(name: string): Promise<L.Layer> {
    const layer = speciesLayer(services.wmsUrl, name.replaceAll('_', ' '));
    layer.once('tileerror', () =>
      onError(`species:${name}`, new Error('A tile could not be loaded.')),
    );
    return layer;
  }

  function layerOf(name: MapLayer): Promise<L.Layer> {
    const known = made.get(name);
    if (known) return known;
    const making = name.startsWith('species:')
      ? speciesFrom(name.slice('species:'.length))
      : blocksFrom(
          name === 'odisha-blocks' ? services.odishaBlocksUrl : services.himachalBlocksUrl,
        );
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  async function toggle(name: MapLayer, isOn: boolean) {
    if (isOn === shown.has(name)) return;
    if (isOn) shown.add(name);
    else shown.delete(name);
    try {
      const layer = await layerOf(name);
      if (signal.aborted) return;
      if (shown.has(name)) layer.addTo(map);
      else layer.remove();
    } catch (error) {
      shown.delete(name);
      if (!signal.aborted) onError(name, error);
    }
  }

  const container = map.getContainer();
  const nameBlock = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Enter' || target !== container) return;
    for (const layer of blocks) if (map.hasLayer(layer)) nameMiddleBlock(map, layer);
  };
  container.addEventListener('keydown', nameBlock, { signal });
  return {
    show(layers: ReadonlySet<MapLayer>) {
      for (const name of [...shown]) if (!layers.has(name)) void toggle(name, false);
      for (const name of layers) if (name !== 'records') void toggle(name, true);
    },
  };
}
