/** A colour in linear-light sRGB; channels from 0 to 1 are inside sRGB. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/**
 * Converts OKLCH to linear sRGB (Björn Ottosson's matrices).
 * @param lightness 0 (black) to 1 (white)
 * @param chroma 0 (grey) to about 0.4
 * @param hue degrees
 */
export function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function encoded(channel: number): string {
  const clipped = Math.min(1, Math.max(0, channel));
  const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Converts OKLCH to `#rrggbb`; channels outside sRGB are clipped. */
export const oklchToHex = (lightness: number, chroma: number, hue: number): string =>
  `#${linearRgb(lightness, chroma, hue).map(encoded).join('')}`;
