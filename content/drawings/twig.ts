import { draw, from, PAPER, type Spot, softPath, stroke } from './pen';

/** A point on a stem with the stem's direction. */
export interface Node {
  at: Spot;
  degrees: number;
}

/** A curved stem from `foot`, and points along it. */
export class Twig {
  readonly foot: Spot;
  readonly degrees: number;
  readonly length: number;
  readonly bend: number;

  /** @param bend How many degrees the stem turns over its length. */
  constructor(foot: Spot, degrees: number, length: number, bend = 0) {
    this.foot = foot;
    this.degrees = degrees;
    this.length = length;
    this.bend = bend;
  }

  /** The point at `part` (0 to 1) of the stem. */
  node(part: number): Node {
    let at = this.foot;
    const steps = 24;
    for (let i = 0; i < steps; i += 1) {
      const turned = this.degrees + this.bend * part * ((i + 0.5) / steps);
      at = from(at, turned, (this.length * part) / steps);
    }
    return { at, degrees: this.degrees + this.bend * part };
  }

  /** `count` points from one part of the stem to another. */
  nodes(count: number, first = 0.1, last = 1): Node[] {
    return Array.from({ length: count }, (_, index) =>
      this.node(first + ((last - first) * index) / Math.max(1, count - 1)),
    );
  }

  /** The stem as a line, or as an outline that tapers from `width` to the tip. */
  draw(width = 0): string {
    const places = this.nodes(13, 0, 1);
    if (!width) return stroke(places.map(({ at }) => at));
    const side = (sign: number) =>
      places.map(({ at, degrees }, index) =>
        from(at, degrees + 90, sign * (width / 2) * (1 - (0.7 * index) / 12)),
      );
    const [left, right] = [softPath(side(1)), softPath(side(-1).reverse()).replace('M', 'L')];
    return draw(`${left}${right}Z`, { fill: PAPER });
  }
}

/** Calls a function for each point, alternating sides: `side` is 1, -1, 1, … */
export const alternating = (nodes: readonly Node[], make: (node: Node, side: 1 | -1) => string) =>
  nodes.map((node, index) => make(node, index % 2 ? -1 : 1)).join('');

/** Calls a function on both sides of each point. */
export const inPairs = (nodes: readonly Node[], make: (node: Node, side: 1 | -1) => string) =>
  nodes.map((node) => make(node, 1) + make(node, -1)).join('');
