import L from 'leaflet';
import { drawNames, drawOutline, NAME_FONT } from './draw-outline';
import { COVERED_BOX, fadeEdges } from './fade-edges';
import type { OutlinePaths } from './outline-paths';
import type { OutlineStyle } from './outline-style';
import { type PlacedName, placeNames } from './place-names';
import { overlap } from './world';

/** Side of a tile in CSS pixels. */
const TILE = 512;

function canvasOf(side: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  const density = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = canvas.height = side * density;
  const context = canvas.getContext('2d');
  context?.scale(density, density);
  return [canvas, context];
}

/** The outline map as tiles that are drawn in the browser. */
export class OutlineLayer extends L.GridLayer {
  readonly #paths: OutlinePaths;
  readonly #style: OutlineStyle;
  readonly #names = new Map<number, PlacedName[]>();

  constructor(paths: OutlinePaths, style: OutlineStyle, options: L.GridLayerOptions) {
    super({ ...options, tileSize: TILE, updateWhenIdle: false, keepBuffer: 1 });
    this.#paths = paths;
    this.#style = style;
  }

  override createTile({ x, y, z: zoom }: L.Coords): HTMLElement {
    const [canvas, context] = canvasOf(TILE);
    const scale = 2 ** zoom;
    const side = TILE / scale;
    const box = { left: x * side, top: y * side, right: (x + 1) * side, bottom: (y + 1) * side };
    if (!context || !overlap(box, COVERED_BOX)) return canvas;
    const view = { zoom, box };
    drawOutline(context, this.#paths, this.#style, view);
    fadeEdges(context, box, scale);
    drawNames(context, this.#namesAt(zoom, context), this.#style, view);
    return canvas;
  }

  /** The same names in every tile of a zoom: one that crosses an edge is drawn in both. */
  #namesAt(zoom: number, context: CanvasRenderingContext2D): PlacedName[] {
    const known = this.#names.get(zoom);
    if (known) return known;
    context.font = NAME_FONT;
    const placed = placeNames(this.#paths.names, zoom, (name) => context.measureText(name).width);
    this.#names.set(zoom, placed);
    return placed;
  }
}
