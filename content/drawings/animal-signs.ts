import {
  blob,
  draw,
  from,
  oval,
  PAPER,
  type Spot,
  sheet,
  softPath,
  stroke,
  WASH,
  warmPoint,
} from './pen';
import { Twig } from './twig';

export const peacockFeather = () => {
  const shaft = new Twig([150, 594], 78, 470, 20);
  const barbs = shaft.nodes(34, 0.06, 0.86).flatMap(({ at, degrees }, index) =>
    ([1, -1] as const).map((side) => {
      const reach = 46 + index * 1.5 + (index % 3) * 6;
      return stroke(
        [
          at,
          from(at, degrees + side * 42, reach * 0.6),
          from(from(at, degrees + side * 36, reach), degrees, 18),
        ],
        0.9,
      );
    }),
  );
  const eye = shaft.node(0.94).at;
  const fringe = Array.from({ length: 44 }, (_, index) => {
    const turn = -62 + index * 7.2 + 6;
    return stroke([from(eye, turn, 62), from(eye, turn + 4, 96 + (index % 3) * 9)], 0.9);
  });
  const heart = (size: number): Spot[] =>
    [90, 60, 25, 340, 300, 276, 270, 264, 240, 200, 155, 120].map((turn, index) =>
      from(
        eye,
        turn - 4,
        size * ([1, 1.04, 1.02, 1, 0.98, 0.86, 0.66, 0.86, 0.98, 1, 1.02, 1.04][index] ?? 1),
      ),
    );
  return sheet('Mayura', [
    ...barbs,
    shaft.draw(6),
    ...fringe,
    oval(eye, 72, 60, 96, { fill: PAPER }),
    oval(eye, 54, 45, 96, { fill: WASH }),
    blob(heart(31), { fill: PAPER }),
    warmPoint(eye, 9),
  ]);
};

/** A vaned feather along a shaft. */
function vane(shaft: Twig, width: number, washed: 1 | -1): string {
  const nodes = shaft.nodes(15, 0.16, 1);
  const edge = (side: 1 | -1) =>
    nodes.map(({ at, degrees }, index) => {
      const part = index / 14;
      const half =
        width * Math.sin(Math.PI * (0.02 + 0.96 * part)) ** 0.6 * (side === washed ? 1 : 0.55);
      return from(at, degrees + side * 90, half);
    });
  const spine = nodes.map(({ at }) => at);
  const barbs = shaft.nodes(26, 0.2, 0.94).flatMap(({ at, degrees }, index) =>
    ([1, -1] as const).map((side) => {
      const half =
        width *
        Math.sin(Math.PI * (0.06 + 0.9 * (index / 25))) ** 0.6 *
        (side === washed ? 1 : 0.55);
      return stroke([at, from(from(at, degrees + side * 90, half * 0.9), degrees, 16)], 0.7);
    }),
  );
  return [
    draw(`${softPath(edge(washed))}${softPath([...spine].reverse()).replace('M', 'L')}Z`, {
      fill: WASH,
      line: 0,
    }),
    ...barbs,
    draw(softPath(edge(1))),
    draw(softPath(edge(-1))),
    shaft.draw(5),
  ].join('');
}

export const monalFeathers = () => {
  const crest = [-26, -13, 0, 13, 26].map((turn) => {
    const foot: Spot = [322, 560];
    const wire = new Twig(foot, 92 + turn * 0.8, 250, turn * 0.2);
    const end = wire.node(1);
    return [
      wire.draw(),
      blob(
        [
          from(end.at, end.degrees + 180, 6),
          from(from(end.at, end.degrees, 26), end.degrees + 90, 15),
          from(end.at, end.degrees, 58),
          from(from(end.at, end.degrees, 26), end.degrees - 90, 15),
        ],
        { fill: turn === 0 ? WASH : PAPER },
      ),
      stroke([end.at, from(end.at, end.degrees, 44)], 0.9),
    ].join('');
  });
  return sheet('Monal', [
    vane(new Twig([126, 590], 96, 520, -12), 52, 1),
    ...crest,
    warmPoint([322, 560]),
  ]);
};

/** Two halves of a hoof with their shading. */
function hoofPrint([x, y]: Spot, size: number): string {
  const half = (side: 1 | -1): Spot[] => [
    [x + side * 3, y - size * 0.2],
    [x + side * 4, y - size],
    [x + side * size * 0.36, y - size * 0.5],
    [x + side * size * 0.5, y + size * 0.3],
    [x + side * size * 0.38, y + size * 0.72],
    [x + side * size * 0.1, y + size * 0.62],
  ];
  return blob(half(1), { fill: WASH }) + blob(half(-1), { fill: WASH });
}

export const chitalSigns = () => {
  const beam = new Twig([96, 486], 52, 450, 62);
  const brow = new Twig(beam.node(0.1).at, 4, 150, 74);
  const inner = new Twig(beam.node(0.62).at, 64, 120, -30);
  const grooves = beam
    .nodes(12, 0.08, 0.5)
    .map(({ at, degrees }, index) =>
      stroke(
        [
          from(at, degrees + 90, (index % 3) * 4 - 4),
          from(from(at, degrees, 20), degrees + 90, (index % 3) * 4 - 5),
        ],
        0.8,
      ),
    );
  const burr = Array.from({ length: 9 }, (_, index) =>
    oval(from([96, 486], 52 + 90, -22 + index * 5.5), 5, 4, 0, { fill: PAPER, line: 1 }),
  );
  return sheet('Chital', [
    brow.draw(20),
    inner.draw(20),
    beam.draw(30),
    ...grooves,
    ...burr,
    oval([91, 497], 17, 10, -38, { fill: WASH }),
    hoofPrint([330, 400], 44),
    hoofPrint([400, 520], 44),
    warmPoint(beam.node(1).at),
  ]);
};

/** A print: a palm and its digits, each with a pad. */
function print(palm: readonly Spot[], digits: readonly (readonly Spot[])[]): string {
  const fingers = digits.map((line) => {
    const [foot, tip] = [line[0] as Spot, line.at(-1) as Spot];
    const way = (Math.atan2(foot[1] - tip[1], tip[0] - foot[0]) * 180) / Math.PI;
    const middle: Spot = [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2];
    const reach = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]) / 2;
    return (
      oval(middle, reach, 13, way, { fill: PAPER }) +
      oval(from(tip, way + 180, 12), 9, 8, way, { fill: WASH, line: 1 })
    );
  });
  return fingers.join('') + blob(palm, { fill: WASH });
}

const macaqueHand = () =>
  print(
    [
      [104, 250],
      [100, 196],
      [138, 174],
      [184, 184],
      [196, 232],
      [176, 282],
      [136, 292],
    ],
    [
      [
        [106, 186],
        [84, 108],
      ],
      [
        [132, 174],
        [124, 78],
      ],
      [
        [160, 174],
        [166, 80],
      ],
      [
        [184, 190],
        [206, 110],
      ],
      [
        [190, 246],
        [248, 222],
      ],
    ],
  );

const macaqueFoot = () =>
  print(
    [
      [300, 520],
      [284, 440],
      [290, 380],
      [324, 352],
      [366, 364],
      [378, 410],
      [364, 480],
      [346, 552],
      [318, 564],
    ],
    [
      [
        [298, 366],
        [272, 296],
      ],
      [
        [318, 356],
        [306, 268],
      ],
      [
        [342, 356],
        [346, 264],
      ],
      [
        [364, 368],
        [384, 288],
      ],
      [
        [372, 430],
        [438, 384],
      ],
    ],
  );

const macaqueCreases = () => [
  stroke(
    [
      [114, 222],
      [148, 210],
      [186, 220],
    ],
    0.9,
  ),
  stroke(
    [
      [116, 252],
      [148, 238],
      [180, 256],
    ],
    0.9,
  ),
  stroke(
    [
      [302, 412],
      [330, 398],
      [366, 408],
    ],
    0.9,
  ),
  stroke(
    [
      [306, 470],
      [330, 462],
      [354, 470],
    ],
    0.9,
  ),
];

export const macaquePrints = () =>
  sheet('Bandar', [macaqueHand(), macaqueFoot(), ...macaqueCreases(), warmPoint([148, 272], 5)]);
