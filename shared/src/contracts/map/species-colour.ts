import { oklchToHex } from './oklch';

/**
 * Lightness and chroma are equal for all species, so that none looks more important and a white
 * letter is readable on each. Chroma 0.091 is the maximum inside sRGB for every hue at this
 * lightness.
 */
const LIGHTNESS = 0.54;
const CHROMA = 0.091;

/** Seed that puts the hues of the fifteen overlay species at least 16 degrees apart. */
const SEED = 24762;

/** Returns a 32-bit FNV-1a hash with a finalizer, so that similar names get distant values. */
function hashOf(text: string): number {
  let hash = SEED;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the hue of a species, in degrees from 0 up to 360. Capitalisation does not matter. */
export const speciesHue = (speciesName: string): number =>
  (hashOf(speciesName.trim().toLowerCase()) / 2 ** 32) * 360;

/**
 * Returns the colour of a species as `#rrggbb`; white text on it has a contrast of at least 4.5 to
 * 1.
 */
export const speciesColour = (speciesName: string): string =>
  oklchToHex(LIGHTNESS, CHROMA, speciesHue(speciesName));
