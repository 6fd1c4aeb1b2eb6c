import { leaf } from './leaf';
import { blob, from, oval, PAPER, type Spot, sheet, stroke, WASH, warmPoint } from './pen';
import { alternating, Twig } from './twig';

/** An acorn in its cup, hanging from `at`. */
function acorn(at: Spot, degrees: number, warm: boolean): string {
  const cup = from(at, degrees, 16);
  return [
    oval(from(cup, degrees, 20), 25, 15, degrees, { fill: WASH }),
    blob([
      from(cup, degrees + 90, 18),
      from(from(cup, degrees, 15), degrees + 90, 17),
      from(from(cup, degrees, 15), degrees - 90, 17),
      from(cup, degrees - 90, 18),
      from(cup, degrees + 180, 10),
    ]),
    stroke(
      [
        from(from(cup, degrees, 5), degrees + 90, 12),
        from(from(cup, degrees, 7), degrees - 90, 12),
      ],
      0.9,
    ),
    stroke([at, from(cup, degrees, -8)], 2.5),
    warm ? warmPoint(from(cup, degrees, 44), 4.5) : '',
  ].join('');
}

export const banOak = () => {
  const stem = new Twig([244, 588], 92, 420, -8);
  const leaves = alternating(stem.nodes(7, 0.12, 0.98), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: degrees + side * (54 - (at[1] < 220 ? 22 : 0)),
      length: 156,
      width: 58,
      shape: 'ovate',
      bend: -side * 0.05,
      veins: 10,
      teeth: 0.2,
      stalk: 14,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const low = stem.node(0.36).at;
  return sheet('Ban oak', [stem.draw(9), leaves, acorn(low, 236, true), acorn(low, 292, false)]);
};

export const burans = () => {
  const stem = new Twig([240, 592], 90, 250, 4);
  const tip = stem.node(1).at;
  const leaves = [-104, 104, -72, 74, -128, 126].map((turn) =>
    leaf({
      base: tip,
      degrees: 90 + turn,
      length: 182,
      width: 52,
      shape: 'oblong',
      bend: turn > 0 ? 0.08 : -0.08,
      veins: 12,
      stalk: 22,
      wash: turn > 0 ? 'left' : 'right',
    }),
  );
  const bell = (turn: number, reach: number, fill: string) => {
    const foot = from(tip, 90 + turn, reach);
    const way = 90 + turn * 1.1;
    const mouth = from(foot, way, 66);
    const lip = [-2, -1, 0, 1, 2].flatMap((lobe) => [
      from(from(mouth, way, 13), way - 90, lobe * 17),
      from(from(mouth, way, -3), way - 90, lobe * 17 + 8.5),
    ]);
    return [
      stroke([tip, foot], 2),
      blob(
        [
          from(foot, way + 90, 8),
          from(foot, way - 90, -8),
          from(from(foot, way, 40), way + 90, 25),
          ...lip.slice(0, -1),
          from(from(foot, way, 40), way - 90, 25),
          from(foot, way - 90, 8),
        ],
        { fill },
      ),
      ...[-12, 0, 12].map((spread) =>
        stroke([from(foot, way, 44), from(mouth, way + spread * 1.6, 24)], 0.9),
      ),
    ].join('');
  };
  return sheet('Burans', [
    stem.draw(12),
    ...leaves,
    bell(-62, 34, PAPER),
    bell(62, 34, WASH),
    bell(-32, 58, WASH),
    bell(33, 58, PAPER),
    bell(0, 74, PAPER),
    warmPoint(from(tip, 90, 166), 5),
  ]);
};

export const khanor = () => {
  const foot: Spot = [232, 590];
  const heart: Spot = [240, 350];
  const leaflets = [-128, 128, -86, 86, -43, 43, 0].map((turn) =>
    leaf({
      base: heart,
      degrees: 90 + turn,
      length: 256 - Math.abs(turn) * 1.05,
      width: 74 - Math.abs(turn) * 0.22,
      shape: 'obovate',
      bend: turn === 0 ? 0 : turn > 0 ? 0.04 : -0.04,
      veins: 13,
      stalk: 14,
      wash: turn >= 0 ? 'left' : 'right',
    }),
  );
  const husk: Spot = [384, 530];
  const warts = [20, 75, 140, 200, 260, 320].map((turn) =>
    oval(from(husk, turn, 24), 2, 2, 0, { fill: PAPER, line: 0.9 }),
  );
  return sheet('Khanor', [
    stroke([foot, [226, 470], heart], 4),
    ...leaflets,
    oval(husk, 42, 38, 20, { fill: PAPER }),
    oval(from(husk, 320, 8), 28, 26, 0, { fill: WASH, line: 0 }),
    ...warts,
    stroke([from(husk, 110, 40), from(husk, 104, 66)], 3),
    warmPoint(from(husk, 320, 8), 6),
  ]);
};

export const jungliAam = () => {
  const stem = new Twig([214, 592], 88, 300, 6);
  const tip = stem.node(1).at;
  const leaves = [-100, 98, -62, 64, -30, 32, 2].map((turn, index) =>
    leaf({
      base: from(stem.node(0.8).at, 90, index * 8),
      degrees: 90 + turn,
      length: 214 - Math.abs(turn) * 0.5,
      width: 52,
      shape: 'lanceolate',
      bend: turn > 0 ? 0.09 : -0.09,
      veins: 13,
      stalk: 26,
      wash: turn > 0 ? 'left' : 'right',
    }),
  );
  const hang = from(tip, 300, 130);
  const heart = from(hang, 268, 62);
  const at = (turn: number, reach: number) => from(heart, turn, reach);
  return sheet('Jungli aam', [
    stem.draw(11),
    stroke([tip, from(tip, 310, 80), hang], 2),
    ...leaves,
    blob([
      at(90, 60),
      at(40, 52),
      at(0, 46),
      at(320, 46),
      at(285, 62),
      at(255, 78),
      at(240, 64),
      at(205, 48),
      at(160, 44),
      at(125, 54),
    ]),
    blob([at(30, 38), at(350, 36), at(300, 44), at(275, 56), at(280, 20), at(20, 10)], {
      fill: WASH,
      line: 0,
    }),
    warmPoint(at(256, 68), 4.5),
  ]);
};

export const safeda = () => {
  const stem = new Twig([76, 60], 322, 440, -22);
  const leaves = alternating(stem.nodes(8, 0.06, 0.98), ({ at, degrees }, side) =>
    leaf({
      base: at,
      degrees: side > 0 ? 262 : degrees - 74,
      length: 190,
      width: 38,
      shape: 'lanceolate',
      bend: side * 0.14,
      veins: 9,
      stalk: 18,
      wash: side > 0 ? 'left' : 'right',
    }),
  );
  const nut = (part: number) => {
    const { at, degrees } = stem.node(part);
    const head = from(at, degrees + 84, 14);
    const top = from(head, degrees + 84, 34);
    return [
      blob([
        from(head, degrees - 6, 10),
        from(top, degrees - 6, 24),
        from(top, degrees + 174, 24),
        from(head, degrees + 174, 10),
      ]),
      oval(top, 22, 8, degrees - 6, { fill: WASH }),
      oval(top, 8, 3, degrees - 6, { fill: PAPER, line: 1 }),
    ].join('');
  };
  return sheet('Safeda', [
    leaves,
    stem.draw(9),
    nut(0.26),
    nut(0.5),
    nut(0.72),
    warmPoint(from(stem.node(0.5).at, stem.node(0.5).degrees + 84, 48), 4),
  ]);
};
