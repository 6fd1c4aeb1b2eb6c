import { styled } from '@mui/material/styles';

const WIDTH = 1440;
const LINES = 6;
const LINE_DISTANCE = 11;

function heightLine(line: number, seed: number): string {
  const y = (x: number) =>
    12 +
    line * LINE_DISTANCE +
    (10 + line * 1.6) * Math.sin(x / 190 + seed + line * 0.12) +
    7 * Math.sin(x / 83 + seed * 2.1 - line * 0.2);
  const points = Array.from(
    { length: WIDTH / 24 + 1 },
    (_, i) => `${i * 24} ${y(i * 24).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}

const Band = styled('svg')({ display: 'block', width: '100%', height: 96 });

/** Decorative: hidden from screen readers. */
export function ContourBand({ className, seed = 1 }: { className?: string; seed?: number }) {
  return (
    <Band
      className={className}
      viewBox={`0 -16 ${WIDTH} 112`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden
    >
      {Array.from({ length: LINES }, (_, line) => (
        <path key={heightLine(line, seed)} d={heightLine(line, seed)} opacity={0.6 - line * 0.08} />
      ))}
    </Band>
  );
}
