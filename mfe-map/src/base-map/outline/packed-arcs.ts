import type { Arc, Topology } from 'topojson-specification';

/**
 * Lines of a topology as text that compresses well: about a third smaller than lists of numbers.
 */
export interface PackedArcs {
  /** Per line: the number of steps, and the start in steps of the grid. */
  starts: [steps: number, x: number, y: number][];
  /** Steps of all lines in sequence, one character each: eastward and northward. */
  east: string;
  north: string;
}

export type Packed<Whole extends Topology> = Omit<Whole, 'arcs'> & { arcs: PackedArcs };

/** First character for small steps; JSON would have to escape the preceding one. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;

/** Maps signed steps to natural numbers: 0, -1, 1, -2, 2 … */
const fold = (step: number) => (step < 0 ? -2 * step - 1 : 2 * step);
const unfold = (number: number) => (number % 2 ? -(number + 1) / 2 : number / 2);

function characterOf(step: number): string {
  const code = FIRST + fold(step);
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function stepAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return unfold((code < BACKSLASH ? code : code - 1) - FIRST);
}

/** @param arcs of a quantized topology, whose grid has at most 16,384 steps along a side */
export function packArcs(arcs: readonly Arc[]): PackedArcs {
  const written = (side: 0 | 1) =>
    arcs.flatMap((arc) => arc.slice(1).map((step) => characterOf(step[side] ?? 0))).join('');
  return {
    starts: arcs.map((arc) => [arc.length - 1, arc[0]?.[0] ?? 0, arc[0]?.[1] ?? 0]),
    east: written(0),
    north: written(1),
  };
}

/** Inverse of {@link packArcs}. */
export function unpackArcs({ starts, east, north }: PackedArcs): Arc[] {
  let at = 0;
  return starts.map(([steps, x, y]) => {
    const arc = [[x, y]];
    for (const end = at + steps; at < end; at++) arc.push([stepAt(east, at), stepAt(north, at)]);
    return arc;
  });
}
