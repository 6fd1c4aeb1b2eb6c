import { leaflet } from './leaf';
import { blob, from, oval, PAPER, type Spot, sheet, stroke, WASH, warmPoint } from './pen';
import { alternating, inPairs, Twig } from './twig';

/** A cone: rows of scales inside an egg. `at` is its foot. */
function cone(at: Spot, degrees: number, length: number, width: number, rows: number): string {
  const scales = Array.from({ length: rows }, (_, index) => {
    const row = rows - 1 - index;
    const part = (row + 0.6) / rows;
    const half = (width / 2) * Math.sin(Math.PI * (0.16 + 0.76 * part)) ** 0.7;
    const centre = from(at, degrees, length * part);
    const count = 4 + (row % 2);
    return Array.from({ length: count }, (_, place) => {
      const aside = (place / (count - 1)) * 2 - 1;
      const spot = from(centre, degrees - 90, aside * half * 0.8);
      const size = (length / rows) * 0.95;
      const wide = (half / count) * 1.35;
      return blob(
        [
          from(from(spot, degrees, size * 0.8), degrees + 90, wide),
          from(spot, degrees, size * 1.25),
          from(from(spot, degrees, size * 0.8), degrees - 90, wide),
          from(from(spot, degrees, -size * 0.6), degrees - 90, wide * 0.8),
          from(from(spot, degrees, -size * 0.6), degrees + 90, wide * 0.8),
        ],
        { fill: place < count / 2 ? PAPER : WASH },
      );
    }).join('');
  });
  return scales.join('');
}

export const chirPine = () => {
  const stem = new Twig([190, 592], 82, 340, 12);
  const bundles = stem.nodes(17, 0.42, 1).map(({ at, degrees }, index) => {
    const side = index % 2 ? -1 : 1;
    const lean = side * (70 - index * 3.6);
    return [-5, 0, 5].map((spread) => {
      const way = degrees + lean + spread;
      return stroke([at, from(at, way, 110), from(from(at, way, 150), way - side * 26, 88)], 1.1);
    });
  });
  const brush = [-14, -7, 0, 7, 14].map((spread) =>
    stroke([stem.node(1).at, from(stem.node(1).at, 92 + spread, 190)], 1.1),
  );
  const foot = stem.node(0.14).at;
  return sheet('Chir pine', [
    ...bundles.flat(),
    ...brush,
    stem.draw(14),
    stroke([foot, from(foot, 20, 30)], 4),
    cone(from(foot, 20, 26), 6, 140, 100, 8),
    warmPoint(stem.node(1).at),
  ]);
};

export const deodar = () => {
  const stem = new Twig([70, 440], 18, 390, 10);
  const rosette = (at: Spot, up: number) =>
    Array.from({ length: 21 }, (_, index) =>
      stroke([at, from(at, up - 100 + index * 10, 44 + (index % 3) * 6)], 1.1),
    ).join('');
  const shoots = alternating(stem.nodes(9, 0.06, 1), ({ at, degrees }, side) => {
    const head = from(at, degrees + side * 90, 15);
    return rosette(head, degrees + side * 90) + stroke([at, head], 3.5);
  });
  const place = stem.node(0.5).at;
  return sheet('Deodar', [
    shoots,
    stem.draw(12),
    stroke([place, from(place, 92, 40)], 5),
    cone(from(place, 92, 34), 91, 188, 132, 11),
    oval(from(place, 91, 226), 13, 9, 0, { fill: PAPER }),
    warmPoint(from(place, 91, 226), 4.5),
  ]);
};

export const rakhal = () => {
  const stem = new Twig([160, 586], 74, 490, 22);
  const needles = (twig: Twig, pairs: number, length: number) =>
    inPairs(twig.nodes(pairs, 0.06, 0.99), ({ at, degrees }, side) =>
      leaflet(at, degrees + side * 58, length, 8, side > 0),
    );
  const side = (part: number, turn: number, length: number) => {
    const { at, degrees } = stem.node(part);
    return new Twig(at, degrees + turn, length, -turn * 0.4);
  };
  const twigs = [
    side(0.3, 50, 190),
    side(0.42, -52, 210),
    side(0.62, 48, 150),
    side(0.7, -46, 130),
  ];
  const arils = [0.34, 0.6, 0.82].map((part, index) => {
    const { at, degrees } = (twigs[1] as Twig).node(part);
    const berry = from(at, degrees - 90, 22);
    return (
      oval(berry, 13, 12, 0, { fill: PAPER }) +
      oval(berry, 6, 6, 0, { fill: WASH }) +
      (index === 1 ? warmPoint(berry, 5) : '')
    );
  });
  return sheet('Rakhal', [
    ...twigs.map((twig) => twig.draw(5) + needles(twig, Math.round(twig.length / 13), 34)),
    stem.draw(10),
    needles(stem, 34, 36),
    ...arils,
  ]);
};
