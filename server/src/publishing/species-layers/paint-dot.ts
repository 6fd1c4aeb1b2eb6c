/** A picture while it is painted: red, green, blue and opacity, the colours multiplied by the opacity. */
export interface Canvas {
  /** Pixels. */
  width: number;
  height: number;
  /** Four bytes for each pixel, row by row. */
  bytes: Uint8ClampedArray;
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Width of the white line around a dot, in pixels; half of it is outside the radius. */
const LINE = 1;

/** How much of a pixel is within a radius, from 0 to 1: circles have smooth edges. */
const within = (radius: number, distance: number) =>
  Math.min(1, Math.max(0, radius + 0.5 - distance));

/**
 * Paints a dot with a white line around it over what is there. What reaches out of the picture is
 * left out. The time grows with the dot's own pixels only.
 *
 * @param x pixels from the left, y from the top
 */
export function paintDot(
  { width, height, bytes }: Canvas,
  { x, y, radius }: { x: number; y: number; radius: number },
  [red, green, blue]: Colour,
): void {
  const [inner, outer] = [radius - LINE / 2, radius + LINE / 2];
  const reach = outer + 0.5;
  const right = Math.min(width, Math.ceil(x + reach));
  const bottom = Math.min(height, Math.ceil(y + reach));
  for (let row = Math.max(0, Math.floor(y - reach)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < right; column += 1) {
      const [east, south] = [column + 0.5 - x, row + 0.5 - y];
      const distance = Math.sqrt(east * east + south * south);
      if (distance >= reach) continue;
      const line = within(outer, distance) - within(inner, distance);
      const colour = within(radius, distance) * (1 - line);
      const white = 255 * line;
      const left = 1 - colour - line;
      const at = (row * width + column) * 4;
      bytes[at] = red * colour + white + (bytes[at] as number) * left;
      bytes[at + 1] = green * colour + white + (bytes[at + 1] as number) * left;
      bytes[at + 2] = blue * colour + white + (bytes[at + 2] as number) * left;
      bytes[at + 3] = 255 * (colour + line) + (bytes[at + 3] as number) * left;
    }
  }
}

/** Divides the colours by the opacity again, as picture files have them. */
export function divideByOpacity({ bytes }: Canvas): void {
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] as number;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      bytes[channel] = ((bytes[channel] as number) * 255) / opacity;
    }
  }
}
