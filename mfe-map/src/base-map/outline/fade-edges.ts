import { type WorldBox, worldPoint } from './world';

/** Area of the packaged map, in degrees. */
export const COVERED = { west: 60, south: 0, east: 102, north: 40 } as const;

const [left, bottom] = worldPoint([COVERED.west, COVERED.south]);
const [right, top] = worldPoint([COVERED.east, COVERED.north]);

/** {@link COVERED} in world pixels. */
export const COVERED_BOX: WorldBox = { left, top, right, bottom };

/** Width of the fading edge, in world pixels (5 degrees). */
const FADE = (5 / 360) * 256;

/**
 * Fades the map out at the edge of its area.
 * @param context in CSS pixels, origin at the view's upper left corner
 * @param scale CSS pixels per world pixel
 */
export function fadeEdges(context: CanvasRenderingContext2D, view: WorldBox, scale: number) {
  const width = (view.right - view.left) * scale;
  const height = (view.bottom - view.top) * scale;
  const across = (edge: number, inner: number) =>
    context.createLinearGradient((edge - view.left) * scale, 0, (inner - view.left) * scale, 0);
  const down = (edge: number, inner: number) =>
    context.createLinearGradient(0, (edge - view.top) * scale, 0, (inner - view.top) * scale);
  const edges: [isNear: boolean, gradient: CanvasGradient][] = [
    [view.left < left + FADE, across(left, left + FADE)],
    [view.right > right - FADE, across(right, right - FADE)],
    [view.top < top + FADE, down(top, top + FADE)],
    [view.bottom > bottom - FADE, down(bottom, bottom - FADE)],
  ];
  context.save();
  context.globalCompositeOperation = 'destination-in';
  for (const [isNear, gradient] of edges) {
    if (!isNear) continue;
    gradient.addColorStop(0, 'rgba(0, 0, 0, 0)');
    gradient.addColorStop(0.5, 'rgba(0, 0, 0, 0.5)');
    gradient.addColorStop(1, 'rgba(0, 0, 0, 1)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}
