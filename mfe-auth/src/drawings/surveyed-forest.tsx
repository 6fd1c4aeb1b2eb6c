import { palette, styled } from '@aranya/shared/ui/theme';
import { curveThrough, linesAtHeight, type Point } from './height-lines';
import { leafOf } from './leaf-venation';

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
