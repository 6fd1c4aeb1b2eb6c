import { COVERED } from './fade-edges';
import { type OutlinePaths, visible } from './outline-paths';
import type { OutlineStyle } from './outline-style';
import type { PlacedName } from './place-names';
import { type WorldBox, worldPoint } from './world';

/** Font of the names, with the font families of the page, which include those of its language. */
export const nameFont = (families: string) => `500 12px ${families || 'sans-serif'}`;

interface View {
  zoom: number;
  /** Visible part, in world pixels of zoom 0. */
  box: WorldBox;
}

/** Returns the degrees between the lines of the graticule: finer when little else is visible. */
const graticuleStep = (zoom: number) => (zoom < 6 ? 10 : zoom < 8 ? 5 : zoom < 11 ? 1 : 0.1);

/** Returns the meridians and parallels that cross a view, as a path. */
function graticule({ zoom, box }: View): Path2D {
  const path = new Path2D();
  const step = graticuleStep(zoom);
  const lines = Math.round(COVERED.east / step);
  for (let line = 0; line <= lines; line++) {
    const [x, y] = worldPoint([line * step, Math.min(80, line * step)]);
    if (x >= box.left && x <= box.right) {
      path.moveTo(x, box.top);
      path.lineTo(x, box.bottom);
    }
    if (y >= box.top && y <= box.bottom) {
      path.moveTo(box.left, y);
      path.lineTo(box.right, y);
    }
  }
  return path;
}

/**
 * Returns the width of rivers, which grows with the zoom, from hair lines to about three pixels.
 */
const riverWidth = (width: number, zoom: number) =>
  Math.min(3, Math.max(0.5, width * 1.6 * 1.25 ** (zoom - 5)));

/**
 * Draws a part of the outline.
 * @param context in CSS pixels, origin at the view's upper left corner
 */
export function drawOutline(
  context: CanvasRenderingContext2D,
  paths: OutlinePaths,
  style: OutlineStyle,
  view: View,
) {
  const { zoom, box } = view;
  const scale = 2 ** zoom;
  context.save();
  context.scale(scale, scale);
  context.translate(-box.left, -box.top);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const fill = (part: 'land' | 'lakes', colour: string | undefined) => {
    if (!colour) return;
    context.fillStyle = colour;
    for (const { path } of visible(paths[part], box, zoom)) context.fill(path, 'evenodd');
  };
  const stroke = (path: Path2D, colour: string, pixels: number) => {
    context.strokeStyle = colour;
    context.lineWidth = pixels / scale;
    context.stroke(path);
  };
  if (style.sea) {
    context.fillStyle = style.sea;
    context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  }
  fill('land', style.land);
  fill('lakes', style.sea);
  for (const { path } of visible(paths.shores, box, zoom)) stroke(path, style.shore, 1);
  if (style.water) {
    for (const { path, width } of visible(paths.rivers, box, zoom)) {
      stroke(path, style.water, riverWidth(width, zoom));
    }
  }
  for (const { path } of visible(paths.stateLines, box, zoom)) stroke(path, style.stateLine, 1);
  stroke(graticule(view), style.graticule, 1);
  context.restore();
}

/** Draws the names that reach into the view, in the same frame as {@link drawOutline}. */
export function drawNames(
  context: CanvasRenderingContext2D,
  names: readonly PlacedName[],
  { style, font }: { style: OutlineStyle; font: string },
  { zoom, box }: View,
) {
  const scale = 2 ** zoom;
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = style.nameGround;
  context.fillStyle = style.name;
  for (const { name, x, y } of names) {
    const [left, top] = [x - box.left * scale, y - box.top * scale];
    context.strokeText(name, left, top);
    context.fillText(name, left, top);
  }
}
