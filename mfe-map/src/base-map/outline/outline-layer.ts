import L from 'leaflet';
import { drawNames, drawOutline, nameFont } from './draw-outline';
import { COVERED_BOX, fadeEdges } from './fade-edges';
import type { OutlinePaths } from './outline-paths';
import type { OutlineName } from './outline-shapes';
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

interface OutlineParts {
  paths: OutlinePaths;
  style: OutlineStyle;
  /** Translates a name to the language of the map. */
  text: (english: string) => string;
}

/** The outline map as tiles that the browser draws. */
export class OutlineLayer extends L.GridLayer {
  readonly #paths: OutlinePaths;
  readonly #style: OutlineStyle;
  readonly #names: readonly OutlineName[];
  readonly #placed = new Map<number, PlacedName[]>();
  #font = '';

  constructor({ paths, style, text }: OutlineParts, options: L.GridLayerOptions) {
    super({ ...options, tileSize: TILE, updateWhenIdle: false, keepBuffer: 1 });
    this.#paths = paths;
    this.#style = style;
    this.#names = paths.names.map((one) => ({ ...one, name: text(one.name) }));
  }

  override onAdd(map: L.Map): this {
    this.#font = nameFont(getComputedStyle(map.getContainer()).fontFamily);
    document.fonts?.addEventListener('loadingdone', this.#drawAgain);
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    document.fonts?.removeEventListener('loadingdone', this.#drawAgain);
    return super.onRemove(map);
  }

  /** Names drawn with the fallback font have another width. */
  readonly #drawAgain = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (!fontfaces.some(({ family }) => this.#font.includes(family.replaceAll('"', '')))) return;
    this.#placed.clear();
    this.redraw();
  };

  override createTile({ x, y, z: zoom }: L.Coords): HTMLElement {
    const [canvas, context] = canvasOf(TILE);
    const scale = 2 ** zoom;
    const side = TILE / scale;
    const box = { left: x * side, top: y * side, right: (x + 1) * side, bottom: (y + 1) * side };
    if (!context || !overlap(box, COVERED_BOX)) return canvas;
    const view = { zoom, box };
    drawOutline(context, this.#paths, this.#style, view);
    fadeEdges(context, box, scale);
    drawNames(
      context,
      this.#namesAt(zoom, context),
      { style: this.#style, font: this.#font },
      view,
    );
    return canvas;
  }

  /** Places names once per zoom: a name that crosses an edge is drawn in both tiles. */
  #namesAt(zoom: number, context: CanvasRenderingContext2D): PlacedName[] {
    const known = this.#placed.get(zoom);
    if (known) return known;
    context.font = this.#font;
    const placed = placeNames(this.#names, zoom, (name) => context.measureText(name).width);
    this.#placed.set(zoom, placed);
    return placed;
  }
}
