import fc from 'fast-check';
import { curveThrough, type Point } from './height-lines';

/** End points and control points of a curve, computed from path data as a browser does. */
function readBack(path: string) {
  const numbers = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let at: Point = [0, 0];
  let bend: Point = [0, 0];
  const from = ([x, y]: Point, [right = 0, down = 0]: number[]): Point => [x + right, y + down];
  const pieces: { bend: Point; end: Point }[] = [];
  for (const [, command, text = ''] of path.matchAll(/([MqtL])([^MqtL]*)/g)) {
    const values = numbers(text);
    if (command === 'M' || command === 'L') {
      at = from([0, 0], values);
      continue;
    }
    bend = command === 'q' ? from(at, values) : [2 * at[0] - bend[0], 2 * at[1] - bend[1]];
    at = from(at, command === 'q' ? values.slice(2) : values);
    pieces.push({ bend, end: at });
  }
  return { pieces, last: at };
}

const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 5, maxLength: 200 });

const distance = ([x, y]: Point, [otherX, otherY]: Point) =>
  Math.max(Math.abs(x - otherX), Math.abs(y - otherY));

test('bends at every point of a line of any length and joins its segments at midpoints', () => {
  fc.assert(
    fc.property(line, (points) => {
      const { pieces, last } = readBack(curveThrough(points));
      expect(pieces).toHaveLength(points.length - 2);
      pieces.forEach(({ bend, end }, i) => {
        const point = points[i + 1] as Point;
        const next = points[i + 2] as Point;
        expect(distance(bend, point)).toBeLessThan(0.2);
        const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
        expect(distance(end, middle)).toBeLessThan(0.2);
      });
      expect(distance(last, points.at(-1) as Point)).toBeLessThan(0.1);
    }),
  );
});
