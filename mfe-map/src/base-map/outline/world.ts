/** Side of the world in pixels at zoom 0, in web mercator. */
export const WORLD_SIZE = 256;

/** A point of the world: x to the east, y to the south, both 0 to {@link WORLD_SIZE}. */
export type WorldPoint = readonly [x: number, y: number];

/**
 * Projects a place to web mercator (EPSG:3857) at zoom 0. Degrees, longitude first as in GeoJSON.
 */
export function worldPoint([longitude = 0, latitude = 0]: GeoJSON.Position): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    WORLD_SIZE * (0.5 + longitude / 360),
    WORLD_SIZE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  ];
}

export interface WorldBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the smallest box around all points, of which there is at least one. */
export function boxAround(points: Iterable<WorldPoint>): WorldBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export const overlap = (a: WorldBox, b: WorldBox): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
