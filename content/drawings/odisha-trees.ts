import { leaf } from './leaf';
import { blob, from, oval, PAPER, type Spot, sheet, stroke, WASH, warmPoint } from './pen';
import { alternating, inPairs, Twig } from './twig';

/** A winged sal fruit: three long and two short wings around a nut. */
function salFruit(at: Spot, degrees: number, warm: boolean): string {
  const wings = [-46, 46, -23, 23, 0].map((turn, index) =>
    leaf({
      base: at,
      degrees: degrees + turn,
      length: index < 2 ? 42 : 74,
      width: 19,
      shape: 'spoon',
      veins: 0,
      stalk: 4,
      bend: 0.02,
      wash: index === 4 ? 'both' : 'none',
    }),
  );
  return [...wings, oval(at, 9, 8), warm ? warmPoint(at) : ''].join('');
}

export const sal = () => {
  const stem = new Twig([236, 576], 92, 452, -8);
  const leaves = alternating(stem.nodes(6, 0.14, 0.8), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * 56,
      length: 168,
      width: 92,
      shape: 'ovate',
      bend: -side * 0.08,
      veins: 10,
      stalk: 20,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const tip = stem.node(1);
  return sheet('Sal', [
    stem.draw(9),
    leaves,
    stroke([tip.at, from(tip.at, 120, 30)]),
    stroke([tip.at, from(tip.at, 40, 34)]),
    salFruit(from(tip.at, 120, 30), 118, true),
    salFruit(from(tip.at, 40, 34), 42, false),
  ]);
};

export const mahula = () => {
  const stem = new Twig([250, 590], 94, 250, 4);
  const tip = stem.node(1).at;
  const leaves = [-78, 82, -50, 52, -24, 26, 2].map((turn, index) =>
    leaf({
      base: tip,
      degrees: 90 + turn,
      length: 205 - Math.abs(turn) * 0.4,
      width: 78,
      bend: turn > 0 ? 0.09 : -0.09,
      veins: 11,
      stalk: 30,
      wash: index % 2 ? 'left' : 'right',
    }),
  );
  const flowers = [-34, -16, 4, 22, 40].map((turn, index) => {
    const head = from(tip, 270 + turn * 1.5, 104 + (index % 2) * 26);
    return [
      stroke([tip, from(tip, 270 + turn * 1.1, 60), head]),
      oval(head, 16, 14, 270 + turn, { fill: index === 2 ? WASH : PAPER }),
      stroke([from(head, 270 + turn, 16), from(head, 268 + turn, 34)]),
      blob([from(head, 180, 11), from(head, 90, 19), from(head, 0, 11), from(head, 90, 8)]),
      index === 2 ? warmPoint(head) : '',
    ].join('');
  });
  return sheet('Mahula', [...flowers, stem.draw(12), ...leaves]);
};

export const chara = () => {
  const stem = new Twig([226, 584], 86, 440, 10);
  const leaves = alternating(stem.nodes(7, 0.1, 0.86), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * 50,
      length: 150,
      width: 64,
      shape: 'oblong',
      bend: -side * 0.07,
      veins: 11,
      stalk: 12,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const panicle = new Twig(stem.node(0.98).at, 88, 92, -10);
  const berries = alternating(panicle.nodes(8, 0.15, 1), ({ at, degrees }, side) => {
    const head = from(at, degrees + side * 48, 22);
    return stroke([at, head]) + oval(head, 8, 7.4);
  });
  return sheet('Chara', [
    stem.draw(9),
    leaves,
    panicle.draw(),
    berries,
    warmPoint(from(panicle.node(0.15).at, 136, 22), 6),
  ]);
};

export const kendu = () => {
  const stem = new Twig([248, 586], 95, 430, -6);
  const leaves = alternating(stem.nodes(6, 0.16, 0.96), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * 52,
      length: 158,
      width: 88,
      shape: 'elliptic',
      bend: -side * 0.06,
      veins: 8,
      stalk: 8,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const fruit = from(stem.node(0.3).at, 200, 66);
  const lobes = [30, 120, 210, 300].map((turn) =>
    leaf({
      base: fruit,
      degrees: turn,
      length: 20,
      width: 17,
      shape: 'ovate',
      veins: 0,
      stalk: 0,
      wash: 'none',
    }),
  );
  return sheet('Kendu', [
    stem.draw(9),
    leaves,
    stroke([stem.node(0.3).at, fruit]),
    oval(fruit, 36, 34, 0, { fill: PAPER }),
    oval(from(fruit, 330, 7), 24, 23, 0, { fill: WASH, line: 0 }),
    ...lobes,
    warmPoint(fruit, 4.5),
  ]);
};

/** A dry fruit with five wings, seen from the side. */
function wingedFruit(at: Spot, degrees: number): string {
  const rim = [-1, -0.5, 0, 0.5, 1].map((part) => {
    const top = from(at, degrees, 34);
    return stroke(
      [at, from(from(at, degrees, 17), degrees + 90, part * 24), top],
      part === 0 ? 1.5 : 1,
    );
  });
  return oval(from(at, degrees, 17), 19, 17, degrees, { fill: PAPER }) + rim.join('');
}

export const asan = () => {
  const stem = new Twig([238, 586], 90, 400, 6);
  const leaves = inPairs(stem.nodes(3, 0.2, 0.86), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * 55,
      length: 162,
      width: 74,
      shape: 'elliptic',
      bend: -side * 0.06,
      veins: 12,
      stalk: 9,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const spike = new Twig(stem.node(1).at, 92, 116, -8);
  const fruits = alternating(spike.nodes(5, 0.15, 0.92), ({ at, degrees }, side) =>
    wingedFruit(at, degrees + side * 58),
  );
  return sheet('Asan', [stem.draw(9), leaves, spike.draw(), fruits, warmPoint(spike.node(1).at)]);
};
