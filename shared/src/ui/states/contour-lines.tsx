import { styled } from '@mui/material/styles';

/** Unequal, so that the rings read as height lines, not as a target. */
const RINGS = [1, 0.83, 0.68, 0.52, 0.38, 0.25, 0.14];

/** In a field of 400 by 300. */
function ring(scale: number, seed: number): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const wobble = 1 + 0.12 * Math.sin(3 * angle + seed) + 0.07 * Math.cos(5 * angle - seed * 2);
    return [
      200 + Math.cos(angle) * 185 * scale * wobble,
      150 + Math.sin(angle) * 130 * scale * wobble,
    ] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % 12], points[(i + 1) % 12]];
    return a && b ? `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}` : '';
  };
  const curves = points.map(
    (_, i) => `Q${points[(i + 1) % 12]?.map((n) => n.toFixed(1)).join(' ')} ${middle(i + 1)}`,
  );
  return `M${middle(0)}${curves.join('')}Z`;
}

const Field = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

/** Decorative: hidden from screen readers. */
export function ContourLines({ className, seed = 1 }: { className?: string; seed?: number }) {
  return (
    <Field
      className={className}
      viewBox="0 0 400 300"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden
    >
      {RINGS.map((scale, i) => (
        <path key={scale} d={ring(scale, seed + i * 0.35)} opacity={0.35 + i * 0.08} />
      ))}
    </Field>
  );
}
