import { speciesColour } from '@aranya/shared/contracts';
import sharp from 'sharp';
import type { Dot } from './distribution';

/** Radius of a dot, in pixels: of one record, and of so many that more look the same. */
const RADIUS = { least: 3.5, most: 9 };

const radiusOf = (count: number) => Math.min(RADIUS.most, RADIUS.least + Math.log2(count));

/** Dots of one species. */
export interface DrawnSpecies {
  scientificName: string;
  dots: readonly Dot[];
}

interface Picture {
  /** Pixels. */
  width: number;
  height: number;
  /** `#rrggbb`; null for a transparent picture. */
  background: string | null;
}

/** Draws species in their colours, the first at the bottom. @returns a PNG file */
export function drawMap(species: readonly DrawnSpecies[], picture: Picture): Promise<Buffer> {
  const { width, height, background } = picture;
  const ground = background ? `<rect width="100%" height="100%" fill="${background}"/>` : '';
  const layers = species.map(({ scientificName, dots }) => {
    // Large dots first, so that none covers a smaller one.
    const circles = dots.toSorted((one, other) => other.count - one.count).map(circle);
    const colour = speciesColour(scientificName);
    return `<g fill="${colour}" stroke="#fff" stroke-width="1">${circles.join('')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${layers.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 6 }).toBuffer();
}

const circle = ({ x, y, count }: Dot) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radiusOf(count).toFixed(1)}"/>`;
