import L from 'leaflet';
import type { BaseLayerId } from '../base-layers';
import reliefAddress from '../relief-south-asia.webp';
import outlineAddress from '../south-asia.topo.json';
import { COVERED } from './fade-edges';
import { OutlineLayer } from './outline-layer';
import { type OutlinePaths, outlinePaths } from './outline-paths';
import { outlineShapes, type SouthAsia } from './outline-shapes';
import { OUTLINE_STYLES } from './outline-style';

const ATTRIBUTION = 'Natural Earth (state lines are approximate, no international border is shown)';

const RELIEF_BOUNDS: L.LatLngBoundsLiteral = [
  [COVERED.south, COVERED.west],
  [COVERED.north, COVERED.east],
];

let paths: Promise<OutlinePaths> | undefined;

async function fetchPaths(): Promise<OutlinePaths> {
  const response = await fetch(outlineAddress);
  if (!response.ok) throw new Error(`The outline answered with ${response.status}.`);
  return outlinePaths(outlineShapes((await response.json()) as SouthAsia));
}

/** Fetched once per visit; a failure is forgotten, so that the next map tries again. */
function outline(): Promise<OutlinePaths> {
  paths ??= fetchPaths().catch((error: unknown) => {
    paths = undefined;
    throw error;
  });
  return paths;
}

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
  const known = await outline();
  signal.throwIfAborted();
  return (pane) => {
    const lines = new OutlineLayer(known, OUTLINE_STYLES[id], { pane, attribution: ATTRIBUTION });
    if (id === 'light') return [lines];
    const relief = L.imageOverlay(reliefAddress, RELIEF_BOUNDS, {
      pane,
      className: 'relief',
      attribution: 'NASA Blue Marble',
    });
    return [relief, lines];
  };
}
