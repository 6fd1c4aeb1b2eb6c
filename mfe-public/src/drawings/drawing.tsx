import { palette } from '@aranya/shared/ui/theme';

/** The field of every drawing, in its own units. */
export const FIELD = { width: 240, height: 180 } as const;

/** What a drawing is made of, as SVG path data on the field of 240 by 180. */
export interface Strokes {
  /** The one wash of colour, under the lines. */
  wash: string;
  /** Ink lines. */
  ink: string;
  /** Finer ink: veins, hatching, grass. */
  fine?: string;
  /** Dashed ink: what is only planned, seen or missing. */
  dashed?: string;
  /** Filled with paper before the lines, where something is before something else. */
  cover?: string;
  /** Wash of something that is on the cover; then there is none below. */
  washInFront?: string;
  /** Lines on top of the cover. */
  front?: string;
  /** Filled with ink: small black things such as the modules of a code. */
  solid?: string;
  /** The one marigold point. */
  point: readonly [x: number, y: number, radius?: number];
}

export interface DrawingProps {
  className?: string;
  /** Names the drawing where it says something that no text says; without it, decoration. */
  label?: string;
}

/**
 * A drawing in the hand of the whole site: ink lines of 1.5 px at every size, one moss wash, one
 * marigold point. Lines take the colour of the text around them.
 */
export const drawing = ({
  wash,
  ink,
  fine,
  dashed,
  cover,
  washInFront,
  front,
  solid,
  point,
}: Strokes) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each drawing, at module level
  function Drawing({ className, label }: DrawingProps) {
    const line = { vectorEffect: 'non-scaling-stroke' } as const;
    return (
      <svg
        className={className}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label ? 'img' : 'presentation'}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={wash} fill={palette.moss200} stroke="none" />
        {fine && <path d={fine} {...line} strokeWidth={1} opacity={0.6} />}
        {dashed && <path d={dashed} {...line} strokeDasharray="4 5" />}
        <path d={ink} {...line} />
        {cover && <path d={cover} fill={palette.paper} stroke="none" />}
        {washInFront && <path d={washInFront} fill={palette.moss200} stroke="none" />}
        {front && <path d={front} {...line} />}
        {solid && <path d={solid} fill="currentColor" stroke="none" />}
        <circle
          cx={point[0]}
          cy={point[1]}
          r={point[2] ?? 5}
          fill={palette.marigold}
          stroke="none"
        />
      </svg>
    );
  };
