import { palette } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of every drawing: 1.5 px ink lines. Decorative; the text beside it says the same. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      fill="none"
      stroke={palette.ink}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** The only filled area of a drawing: moss, without a line. */
export const Wash = ({ d }: { d: string }) => <path d={d} fill={palette.moss200} stroke="none" />;

export const Ink = ({ d, dashed }: { d: string; dashed?: boolean }) => (
  <path d={d} strokeDasharray={dashed ? '1 5' : undefined} />
);

/** A white shape that hides the lines behind it. */
export const Sheet = ({ d }: { d: string }) => <path d={d} fill="#fff" />;

/** The only marigold point of a drawing. */
export const Point = ({ x, y, r = 3.5 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill={palette.marigold} />
);
