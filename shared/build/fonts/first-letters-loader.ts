import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Includes invisible ones such as narrow spaces; same as `unicode-range` in `latin-fonts.css`. */
const FIRST_LETTERS = [
  [0x00, 0x7e],
  [0x2000, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2028, 0x202f],
  [0x2060, 0x206f],
  ...[...'\u00a0\u00ad©°·×•…−\ufeff'].map((sign) => [sign.charCodeAt(0), sign.charCodeAt(0)]),
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  .map((code) => String.fromCharCode(code))
  .join('');

/** Font features that the product's styles use, or that adjacent letters need. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** A font without a weight axis is not changed. */
const WEIGHTS = { min: 400, max: 700 };

export default function firstLettersLoader(this: LoaderContext<object>, font: Buffer) {
  const done = this.async();
  const isVariable = this.resourcePath.includes('-wght-');
  subsetFont(font, FIRST_LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: WEIGHTS } }),
  }).then(
    (part) => done(null, part),
    (error: Error) => done(error),
  );
}

export const raw = true;
