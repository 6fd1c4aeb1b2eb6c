/** Red, green, blue and opacity; the colours are multiplied by the opacity. */
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

/** Share from 0 to 1, for smooth edges. */
const within = (radius: number, distance: number) =>
  Math.min(1, Math.max(0, radius + 0.5 - distance));

/** Dots are placed at tenths of a pixel, so that a dot looks the same in every picture that it reaches into. */
const STEPS = 10;

/** Shares of a pixel are integers out of this number: integers are painted several times as fast. */
const PARTS = 256;

/** Fields per pixel: column and row from the dot's centre pixel, share of the colour, share of the line. */
const FIELDS = 4;

/** Pixels that a dot covers, in one flat array, because a picture has thousands of dots. */
interface Stamp {
  pixels: Int16Array;
  /** Index of the first pixel that is line only; pixels before it are colour only. */
  line: number;
  /** Index of the first pixel that mixes colour, line and background. */
  mixed: number;
}

/** @param x Pixels from the left edge of the centre's pixel, y from its top */
function stampOf(x: number, y: number, radius: number): Stamp {
  const [inner, outer] = [radius - LINE / 2, radius + LINE / 2];
  const reach = Math.ceil(outer + 0.5);
  const [inside, pureLine, mixed]: [number[], number[], number[]] = [[], [], []];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const line = within(outer, distance) - within(inner, distance);
      const lineParts = Math.round(line * PARTS);
      const colourParts = Math.round(within(radius, distance) * (1 - line) * PARTS);
      if (colourParts + lineParts === 0) continue;
      const kind = colourParts === PARTS ? inside : lineParts === PARTS ? pureLine : mixed;
      kind.push(column, row, colourParts, lineParts);
    }
  }
  return {
    pixels: Int16Array.from([...inside, ...pureLine, ...mixed]),
    line: inside.length,
    mixed: inside.length + pureLine.length,
  };
}

/** Pixels from the left and top of the picture. */
export interface PlacedDot {
  x: number;
  y: number;
  radius: number;
}

/** Dots with the same radius and position within a pixel share a stamp, computed once. */
export function dotPainter({ width, height, bytes }: Canvas) {
  const stamps = new Map<number, Stamp>();
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);

  function stampFor(xSteps: number, ySteps: number, radiusSteps: number): Stamp {
    const key = (radiusSteps * STEPS + ySteps) * STEPS + xSteps;
    const stamp = stamps.get(key) ?? stampOf(xSteps / STEPS, ySteps / STEPS, radiusSteps / STEPS);
    stamps.set(key, stamp);
    return stamp;
  }

  /** -1: outside. */
  function placeOf(column: number, row: number): number {
    return column < 0 || column >= width || row < 0 || row >= height ? -1 : row * width + column;
  }

  function fill(
    { pixels }: Stamp,
    [from, to]: readonly [number, number],
    left: number,
    top: number,
    word: number,
  ) {
    for (let pixel = from; pixel < to; pixel += FIELDS) {
      const at = placeOf(left + (pixels[pixel] as number), top + (pixels[pixel + 1] as number));
      if (at >= 0) words[at] = word;
    }
  }

  function mix({ pixels, mixed }: Stamp, left: number, top: number, [red, green, blue]: Colour) {
    for (let pixel = mixed; pixel < pixels.length; pixel += FIELDS) {
      const place = placeOf(left + (pixels[pixel] as number), top + (pixels[pixel + 1] as number));
      if (place < 0) continue;
      const at = place * 4;
      const colour = pixels[pixel + 2] as number;
      const line = pixels[pixel + 3] as number;
      const below = PARTS - colour - line;
      // Half a part is added for rounding.
      const white = 255 * line + PARTS / 2;
      bytes[at] = (red * colour + white + (bytes[at] as number) * below) >> 8;
      bytes[at + 1] = (green * colour + white + (bytes[at + 1] as number) * below) >> 8;
      bytes[at + 2] = (blue * colour + white + (bytes[at + 2] as number) * below) >> 8;
      bytes[at + 3] = (255 * (colour + line) + PARTS / 2 + (bytes[at + 3] as number) * below) >> 8;
    }
  }

  return (colour: Colour) => {
    const word = wordOf(colour);
    return ({ x, y, radius }: PlacedDot): void => {
      const [across, down] = [Math.round(x * STEPS), Math.round(y * STEPS)];
      const [left, top] = [Math.floor(across / STEPS), Math.floor(down / STEPS)];
      const stamp = stampFor(across - left * STEPS, down - top * STEPS, Math.round(radius * STEPS));
      fill(stamp, [0, stamp.line], left, top, word);
      fill(stamp, [stamp.line, stamp.mixed], left, top, WHITE);
      mix(stamp, left, top, colour);
    };
  };
}

/** In the byte order of this machine. */
function wordOf([red, green, blue]: Colour): number {
  const [word = 0] = new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer);
  return word;
}

const WHITE = wordOf([255, 255, 255]);

/** Divides the colours by the opacity, because picture files store them so. */
export function divideByOpacity({ bytes }: Canvas): void {
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] as number;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      bytes[channel] = ((bytes[channel] as number) * 255) / opacity;
    }
  }
}
