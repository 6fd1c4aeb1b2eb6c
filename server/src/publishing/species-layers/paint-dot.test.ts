import fc from 'fast-check';
import { type Canvas, divideByOpacity, dotPainter } from './paint-dot';

const empty = (width: number, height: number): Canvas => ({
  width,
  height,
  bytes: new Uint8ClampedArray(width * height * 4),
});
const at = ({ width, bytes }: Canvas, x: number, y: number) => [
  ...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const GREEN = [10, 120, 60] as const;

test('paints the colour in the middle, a white line around it and nothing beyond', () => {
  const canvas = empty(21, 21);
  dotPainter(canvas)(GREEN)({ x: 10.5, y: 10.5, radius: 5 });
  expect(at(canvas, 10, 10)).toEqual([...GREEN, 255]);
  expect(at(canvas, 15, 10)).toEqual([255, 255, 255, 255]);
  expect(at(canvas, 17, 10)).toEqual([0, 0, 0, 0]);
});

test('blends half an edge with the pixel below in its own colour', () => {
  const canvas = empty(21, 21);
  dotPainter(canvas)(GREEN)({ x: 10, y: 10.5, radius: 5 });
  divideByOpacity(canvas);
  const [red, green, blue, opacity] = at(canvas, 15, 10);
  expect([red, green, blue]).toEqual([255, 255, 255]);
  expect(opacity).toBeGreaterThan(0);
  expect(opacity).toBeLessThan(255);
});

// Coordinates and radii are rounded to a tenth.
test('changes only pixels within the radius of a dot, even far outside the picture', () => {
  const place = fc.double({ min: -60, max: 60, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.double({ min: 3, max: 9, noNaN: true }), (x, y, radius) => {
      const canvas = empty(20, 20);
      dotPainter(canvas)(GREEN)({ x, y, radius });
      const painted = canvas.bytes.findIndex((byte, index) => {
        const [column, row] = [Math.floor(index / 4) % 20, Math.floor(index / 80)];
        return byte > 0 && Math.hypot(column + 0.5 - x, row + 0.5 - y) > radius + 1.2;
      });
      expect(painted).toBe(-1);
    }),
  );
});
