import { palette } from '@aranya/shared/ui/theme';

/** Width and height of every drawing, in SVG units. */
export const FIELD = { width: 240, height: 180 } as const;

/** Layers of a drawing, as SVG paths on a field of 240 by 180. */
export interface Strokes {
  /** The coloured area, below the lines. */
  wash: string;
  /** SVG path of the main ink lines. */
  ink: string;
  /** Finer ink for veins, hatching and grass. */
  fine?: string;
  /** Dashed ink for planned, observed or missing things. */
  dashed?: string;
  /** Filled with the paper's colour before the lines, to hide what is behind. */
  cover?: string;
  /** Coloured area on top of the cover; the one below is then empty. */
  washInFront?: string;
  /** Lines on top of the cover. */
  front?: string;
  /** Black shapes, such as the modules of a code. */
  solid?: string;
  /** Centre of the single point in the accent colour. */
  point: readonly [x: number, y: number, radius?: number];
}

export interface DrawingProps {
  className?: string;
  /**
   * Accessible name, if the drawing adds information to the text; without it the drawing is
   * decorative.
   */
  label?: string;
}

/**
 * Renders a drawing in the site's style: ink lines of 1.5 px at every size, one moss-coloured area,
 * one marigold point. Lines have the colour of the text.
 */
function Drawing({ strokes, className, label }: DrawingProps & { strokes: Strokes }) {
  const { wash, ink, fine, dashed, cover, washInFront, front, solid, point } = strokes;
  const [x, y, radius = 5] = point;
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
      <circle cx={x} cy={y} r={radius} fill={palette.marigold} stroke="none" />
    </svg>
  );
}

/** Component of a drawing; call it once, at module level. */
export const drawing = (strokes: Strokes) => (props: DrawingProps) => (
  <Drawing strokes={strokes} {...props} />
);
