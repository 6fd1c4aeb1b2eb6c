/** Overlay between video and text: forest-900, at its lowest opacity. */
const VEIL = { red: 11, green: 42, blue: 31, strength: 0.55 };

/** Minimum contrast of WCAG AA for normal text. */
export const AA_CONTRAST = 4.5;

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const LUMINANCE = {
  red: Float64Array.from({ length: 256 }, (_, v) => 0.2126 * linear(veiled(v, VEIL.red))),
  green: Float64Array.from({ length: 256 }, (_, v) => 0.7152 * linear(veiled(v, VEIL.green))),
  blue: Float64Array.from({ length: 256 }, (_, v) => 0.0722 * linear(veiled(v, VEIL.blue))),
};

function veiled(value: number, veil: number): number {
  return value * (1 - VEIL.strength) + veil * VEIL.strength;
}

/** Contrast of white text with the brightest covered pixel of an rgb24 frame (1 to 21). */
export function minContrast(frame: Uint8Array): number {
  let brightest = 0;
  for (let i = 0; i < frame.length; i += 3) {
    const at = (table: Float64Array, channel: number) => table[frame[i + channel] ?? 0] ?? 0;
    const here = at(LUMINANCE.red, 0) + at(LUMINANCE.green, 1) + at(LUMINANCE.blue, 2);
    brightest = Math.max(brightest, here);
  }
  return 1.05 / (brightest + 0.05);
}
