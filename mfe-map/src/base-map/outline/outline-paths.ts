import type { Outline, OutlineName, OutlineShape } from './outline-shapes';
import { overlap, type WorldBox, type WorldPoint } from './world';

interface DrawnShape extends Omit<OutlineShape, 'lines'> {
  path: Path2D;
}

/** Shapes as `Path2D`, in world pixels, so that one path serves every zoom. */
export type OutlinePaths = {
  [Part in Exclude<keyof Outline, 'names'>]: DrawnShape[];
} & { names: OutlineName[] };

function pathOf(lines: readonly WorldPoint[][]): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    line.forEach(([x, y], i) => {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
  }
  return path;
}

const drawn = (shapes: readonly OutlineShape[]): DrawnShape[] =>
  shapes.map(({ lines, ...rest }) => ({ ...rest, path: pathOf(lines) }));

export const outlinePaths = (outline: Outline): OutlinePaths => ({
  land: drawn(outline.land),
  lakes: drawn(outline.lakes),
  shores: drawn(outline.shores),
  rivers: drawn(outline.rivers),
  stateLines: drawn(outline.stateLines),
  names: outline.names,
});

export const visible = (shapes: readonly DrawnShape[], view: WorldBox, zoom: number) =>
  shapes.filter((shape) => shape.minZoom <= zoom && overlap(shape.box, view));
