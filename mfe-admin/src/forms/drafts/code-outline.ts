import { create } from 'qrcode';

/** White modules around the code without which a reader does not find it. */
const QUIET_ZONE = 4;

/** A QR code as one outline in a square whose side is counted in modules. */
export interface CodeOutline {
  side: number;
  /** Path data of the dark modules. */
  outline: string;
}

/** Draws a settings code; null where the text is longer than a code can be. */
export function codeOutline(text: string): CodeOutline | null {
  try {
    const data = [{ data: new TextEncoder().encode(text), mode: 'byte' as const }];
    const { modules } = create(data, { errorCorrectionLevel: 'M' });
    const { size } = modules;
    const places = Array.from({ length: size * size }, (_, index) => index);
    const dark = places.filter((index) => modules.get(Math.floor(index / size), index % size));
    const squares = dark.map((index) => {
      return `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`;
    });
    return { side: size + 2 * QUIET_ZONE, outline: squares.join('') };
  } catch {
    return null;
  }
}
