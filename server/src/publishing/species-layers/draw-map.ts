import { speciesColour } from '@aranya/shared/contracts';
import sharp from 'sharp';
import type { Dots, DrawnSpecies } from './distribution';
import { radiusOf } from './dot-radius';
import type { MapRequest } from './map-request';
import { type Canvas, type Colour, divideByOpacity, dotPainter } from './paint-dot';

/** Sent to another thread. */
export interface MapDrawing
  extends Pick<MapRequest, 'width' | 'height' | 'background' | 'scale' | 'type'> {
  /** The first is at the bottom. */
  species: DrawnSpecies[];
}

/** Runs in the worker pool: a large picture takes most of a second. */
export async function drawMap(drawing: MapDrawing): Promise<Buffer> {
  const canvas = emptyCanvas(drawing);
  const painter = dotPainter(canvas);
  for (const { scientificName, dots } of drawing.species) {
    const paint = painter(colourOf(speciesColour(scientificName)));
    for (const dot of largestFirst(dots)) {
      const [x, y, count] = [dots.x[dot], dots.y[dot], dots.counts[dot]] as [
        number,
        number,
        number,
      ];
      paint({ x, y, radius: radiusOf(count) * drawing.scale });
    }
  }
  divideByOpacity(canvas);
  const { width, height, bytes } = canvas;
  const raw = { width, height, channels: 4 } as const;
  const picture = sharp(bytes, { raw });
  if (drawing.type === 'image/jpeg') return picture.jpeg().toBuffer();
  return picture.png({ compressionLevel: 3 }).toBuffer();
}

/** Draws large dots first, so that none covers a smaller one. */
function largestFirst({ counts }: Dots): Uint32Array {
  const order = new Uint32Array(counts.length).map((_, dot) => dot);
  return order.sort((one, other) => (counts[other] as number) - (counts[one] as number));
}

function emptyCanvas({ width, height, background }: MapDrawing): Canvas {
  const bytes = new Uint8ClampedArray(width * height * 4);
  if (background) {
    const [red, green, blue] = colourOf(background);
    const pixel = Buffer.from([red, green, blue, 255]);
    Buffer.from(bytes.buffer).fill(pixel);
  }
  return { width, height, bytes };
}

/** @param hex `#rrggbb` */
function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
