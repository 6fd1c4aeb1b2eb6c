import fc from 'fast-check';
import { linearRgb, oklchToHex } from './oklch';
import { OVERLAY_SPECIES } from './species';
import { speciesColour, speciesHue } from './species-colour';

/** Returns the WCAG contrast of white text on a colour. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('converts OKLCH to the same sRGB as other converters', () => {
  expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
  expect(oklchToHex(0, 0, 0)).toBe('#000000');
  expect(oklchToHex(0.627955, 0.257683, 29.2339)).toBe('#ff0000');
  expect(oklchToHex(0.452014, 0.313214, 264.052)).toBe('#0000ff');
});

test('meets AA with white text on the colour of any name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(contrastWithWhite(speciesColour(name))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

test('keeps every hue of the fixed lightness and chroma inside sRGB', () => {
  for (let hue = 0; hue < 360; hue++) {
    for (const channel of linearRgb(0.54, 0.091, hue)) {
      expect(channel).toBeGreaterThanOrEqual(0);
      expect(channel).toBeLessThanOrEqual(1);
    }
  }
});

test('gives a name the same colour in any capitalisation', () => {
  expect(speciesColour('Shorea robusta')).toBe(speciesColour(' shorea ROBUSTA '));
  expect(speciesColour('Shorea robusta')).not.toBe(speciesColour('Shorea roxburghii'));
});

test('gives the fifteen overlay species hues at least 16 degrees apart', () => {
  const hues = OVERLAY_SPECIES.map(({ scientificName }) => speciesHue(scientificName)).sort(
    (a, b) => a - b,
  );
  const gaps = hues.map((hue, i) => (hues[i + 1] ?? (hues[0] ?? 0) + 360) - hue);
  expect(Math.min(...gaps)).toBeGreaterThan(16);
});

test('spreads the hues of similar names over the whole circle', () => {
  const sectors = new Array<number>(12).fill(0);
  for (let i = 0; i < 6000; i++) {
    const sector = Math.floor(speciesHue(`Species no ${i}`) / 30);
    sectors[sector] = (sectors[sector] ?? 0) + 1;
  }
  for (const count of sectors) {
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(600);
  }
});
