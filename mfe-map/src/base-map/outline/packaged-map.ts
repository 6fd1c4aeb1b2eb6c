import L from 'leaflet';
import type { BaseLayerId } from '../base-layers';
import reliefAddress from '../relief-south-asia.webp';
import { COVERED } from './fade-edges';
import { fetchOutline, OUTLINE_ATTRIBUTION } from './fetch-outline';
import { OutlineLayer } from './outline-layer';
import { OUTLINE_STYLES } from './outline-style';

const RELIEF_BOUNDS: L.LatLngBoundsLiteral = [
  [COVERED.south, COVERED.west],
  [COVERED.north, COVERED.east],
];

/**
 * The packaged map that stands in for a base layer: the outline, or the relief with its lines.
 * @param signal once aborted, nobody waits for the result
 * @returns makes the layers, lowest first, for a pane of the given name
 * @throws where the data cannot be fetched
 */
export async function createPackagedMap(
  id: BaseLayerId,
  signal: AbortSignal,
): Promise<(pane: string) => L.Layer[]> {
  const known = await fetchOutline();
  signal.throwIfAborted();
  return (pane) => {
    const lines = new OutlineLayer(known, OUTLINE_STYLES[id], {
      pane,
      attribution: OUTLINE_ATTRIBUTION,
    });
    if (id === 'light') return [lines];
    const relief = L.imageOverlay(reliefAddress, RELIEF_BOUNDS, {
      pane,
      className: 'relief',
      attribution: 'NASA Blue Marble',
    });
    return [relief, lines];
  };
}
