import { palette, styled } from '@aranya/shared/ui/theme';
import { curveThrough, linesAtHeight, type Point } from './height-lines';

/** Number of points on the margin. */
const MARGIN_STEPS = 40;

/**
 * Draws a leaf with a long tip along the x axis, with its base at the origin, as SVG paths.
 * @param length from base to tip
 * @param halfWidth at the widest point
 * @param pairs number of side veins per half
 */
function leafOf(length: number, halfWidth: number, pairs: number) {
  const edge = (share: number) =>
    halfWidth * 1.75 * Math.sin(Math.PI * share ** 0.85) ** 0.9 * (1 - share) ** 0.75;
  const margin = (sign: 1 | -1): Point[] =>
    Array.from({ length: MARGIN_STEPS + 1 }, (_, i) => {
      const share = i / MARGIN_STEPS;
      return [length * share, sign * edge(share)];
    });
  const outline = `${curveThrough(margin(1))}${curveThrough(margin(-1).reverse()).replace('M', 'L')}Z`;
  const text = (value: number) => value.toFixed(1);
  const sideVein = (pair: number, sign: 1 | -1) => {
    // The veins of the two halves are slightly offset, as in nature.
    const from = 0.03 + (0.64 * (pair + (sign === 1 ? 0 : 0.3))) / pairs;
    const to = from + 0.19;
    const y = sign * edge(to) * 0.97;
    return `M${text(length * from)} 0C${text(length * (from + 0.04))} ${text(y * 0.4)} ${text(
      length * (from + 0.1),
    )} ${text(y * 0.8)} ${text(length * to)} ${text(y)}`;
  };
  const sideVeins = Array.from(
    { length: pairs },
    (_, pair) => sideVein(pair, 1) + sideVein(pair, -1),
  );
  return {
    outline,
    /** Midrib and side veins. */
    veins: `M${text(-length * 0.2)} ${text(length * 0.03)}Q${text(-length * 0.06)} 0 0 0L${text(
      length,
    )} 0${sideVeins.join('')}`,
  };
}

const SIZE = { width: 720, height: 640 };

const hill = (x: number, y: number, [cx, cy]: Point, [rx, ry]: Point) =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

const terrain = {
  ...SIZE,
  step: 16,
  heightAt: (x: number, y: number) =>
    hill(x, y, [430, 250], [190, 150]) +
    0.66 * hill(x, y, [190, 120], [130, 120]) +
    0.5 * hill(x, y, [640, 470], [150, 130]) +
    0.07 * Math.sin(x / 47 + y / 90) +
    0.05 * Math.cos(y / 38 - x / 120),
};

const LEVELS = Array.from({ length: 12 }, (_, i) => 0.08 + i * 0.078);
const lines = LEVELS.map((level) => linesAtHeight(terrain, level).map(curveThrough).join(''));
/** The forest's area: everything above one height of the large hill. */
const forest = linesAtHeight(terrain, 0.47).map(curveThrough).join('');
const leaf = leafOf(310, 62, 12);
/** View box of a low, wide strip around the record. */
const STRIP = '210 170 420 160';
const WALK = 'M250 640C270 560 360 540 350 470S250 400 300 330 400 330 432 252';

const Picture = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
});

/**
 * Decorative drawing: a hill as contour lines, a forest, a walk to a record, and a leaf.
 * @param strip show only the area around the record, in a low and wide format
 */
export function SurveyedForest({ strip = false }: { strip?: boolean }) {
  return (
    <Picture
      viewBox={strip ? STRIP : `0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke={palette.ink}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={forest} fill={palette.moss200} stroke="none" />
      {lines.map((line, i) => (
        <path key={LEVELS[i]} d={line} opacity={i % 4 === 3 ? 0.5 : 0.24} />
      ))}
      <path d={WALK} strokeDasharray="1 9" strokeWidth={2.5} />
      <path d="M396 216h72v72h-72zM396 252h72M432 216v72" opacity={0.75} />
      <circle cx={432} cy={252} r={9} fill={palette.marigold} />
      <g transform="translate(96 590) rotate(-38)">
        <path d={leaf.outline} fill={palette.paper} />
        <path d={leaf.veins} />
      </g>
    </Picture>
  );
}
