import { leaf } from './leaf';
import { blob, from, PAPER, type Spot, sheet, stroke, WASH, warmPoint } from './pen';
import { inPairs, Twig } from './twig';

export const dhatki = () => {
  const stem = new Twig([240, 592], 90, 520, 5);
  const pairs = stem.nodes(7, 0.12, 0.97);
  const leaves = inPairs(pairs, ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * (at[1] < 160 ? 34 : 60),
      length: at[1] < 160 ? 92 : 138,
      width: 40,
      shape: 'lanceolate',
      bend: -side * 0.08,
      veins: 8,
      stalk: 3,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const flowers = inPairs(pairs.slice(1, 5), ({ at, degrees }, side) =>
    [100, 126, 148]
      .map((turn, index) => {
        const way = degrees + side * turn;
        const [neck, mouth] = [from(at, way, 8), from(from(at, way, 44), way - side * 18, 8)];
        const fill = index === 1 ? WASH : PAPER;
        return (
          blob(
            [
              from(neck, way + 90, 4),
              from(mouth, way + 90, 9),
              from(mouth, way, 7),
              from(mouth, way - 90, 9),
              from(neck, way - 90, 4),
            ],
            { fill },
          ) +
          [-14, 0, 14].map((spread) => stroke([mouth, from(mouth, way + spread, 19)], 0.9)).join('')
        );
      })
      .join(''),
  );
  return sheet('Dhatki', [stem.draw(8), flowers, leaves, warmPoint(stem.node(1).at)]);
};

/** A leaf of two lobes like a hoof, with veins from its foot. */
function hoofLeaf(foot: Spot, degrees: number, size: number, washLeft: boolean): string {
  const at = (turn: number, reach: number) => from(foot, degrees + turn, reach * size);
  const lobe = (side: 1 | -1): Spot[] => [
    at(side * 118, 0.24),
    at(side * 88, 0.46),
    at(side * 62, 0.68),
    at(side * 42, 0.92),
    at(side * 24, 1.06),
    at(side * 11, 1.0),
  ];
  const cleft = at(0, 0.66);
  const half = (side: 1 | -1) => [foot, ...lobe(side), cleft, at(0, 0.4), at(0, 0.2)];
  const veins = [72, 46, 24, -24, -46, -72].map((turn) =>
    stroke([foot, at(turn * 0.95, 0.34), at(turn * 0.72, Math.abs(turn) > 60 ? 0.56 : 0.8)], 0.9),
  );
  return [
    blob([foot, ...lobe(1), cleft, ...lobe(-1).reverse()], { fill: PAPER, line: 0 }),
    blob(half(washLeft ? 1 : -1), { fill: WASH, line: 0 }),
    ...veins,
    stroke([foot, cleft]),
    blob([foot, ...lobe(1), cleft, ...lobe(-1).reverse()], { fill: 'none' }),
  ].join('');
}

export const siali = () => {
  const stem = new Twig([190, 592], 78, 500, 24);
  const leaf1 = (part: number, turn: number, size: number, left: boolean) => {
    const { at, degrees } = stem.node(part);
    const foot = from(at, degrees + turn, 46);
    return stroke([at, foot], 2.5) + hoofLeaf(foot, degrees + turn * 0.8, size, left);
  };
  const tendril = (part: number, side: 1 | -1) => {
    const { at, degrees } = stem.node(part);
    const way = degrees + side * 50;
    const curl = from(at, way, 84);
    const turns = Array.from({ length: 12 }, (_, index) =>
      from(curl, way + side * index * 42, 20 - index * 1.5),
    );
    return stroke([at, from(at, way - side * 12, 44), ...turns], 1.5);
  };
  return sheet('Siali', [
    tendril(0.3, 1),
    tendril(0.58, -1),
    stem.draw(11),
    leaf1(0.16, -58, 168, true),
    leaf1(0.4, 60, 152, false),
    leaf1(0.64, -54, 138, true),
    leaf1(0.92, 30, 104, false),
    warmPoint(stem.node(1).at),
  ]);
};

export const baunsa = () => {
  const joints = [592, 462, 326, 190, 60];
  const culm = joints.slice(1).map((top, index) => {
    const low = joints[index] as number;
    const [left, right] = [172, 222];
    return [
      blob([
        [left, low],
        [left + 3, (low + top) / 2],
        [left, top],
        [(left + right) / 2, top - 3],
        [right, top],
        [right - 3, (low + top) / 2],
        [right, low],
        [(left + right) / 2, low + 3],
      ]),
      blob(
        [
          [right - 16, low - 6],
          [right - 18, (low + top) / 2],
          [right - 16, top + 6],
          [right - 5, top + 6],
          [right - 7, (low + top) / 2],
          [right - 5, low - 6],
        ],
        { fill: WASH, line: 0 },
      ),
      stroke(
        [
          [left - 3, top + 5],
          [(left + right) / 2, top + 9],
          [right + 3, top + 5],
        ],
        1.2,
      ),
    ].join('');
  });
  const sprays = [
    new Twig([223, 466], 44, 190, -22),
    new Twig([223, 330], 58, 170, -34),
    new Twig([171, 196], 122, 90, 26),
    new Twig([223, 194], 52, 150, -30),
  ].map((twig) => {
    const leaves = twig.nodes(7, 0.24, 1).map(({ at, degrees }, index) =>
      leaf({
        base: at,
        degrees: degrees + (index === 6 ? 0 : (index % 2 ? -1 : 1) * 38),
        length: 100 - index * 5,
        width: 21,
        shape: 'lanceolate',
        bend: index % 2 ? 0.1 : -0.1,
        veins: 0,
        stalk: 6,
        wash: index % 2 ? 'left' : 'right',
      }),
    );
    return twig.draw() + leaves.join('');
  });
  return sheet('Baunsa', [...culm, ...sprays, warmPoint([223, 466])]);
};
