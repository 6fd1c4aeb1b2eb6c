import { drawing } from './drawing';
import { box, circle, grass, hill, leaf, line, ring } from './shapes';

const FOLDS = [
  [30, 62, 76, 46],
  [76, 46, 120, 62],
  [120, 62, 164, 46],
  [164, 46, 210, 62],
] as const;
const panel = ([x1, y1, x2, y2]: (typeof FOLDS)[number]) =>
  line([x1, y1], [x2, y2], [x2, y2 + 88], [x1, y1 + 88]).concat('Z');
const unfolding = leaf(120, 58, 44, -78, { width: 0.5, pairs: 4 });

export const FoldedMap = drawing({
  wash: panel(FOLDS[0]) + panel(FOLDS[2]) + unfolding.outline,
  ink: FOLDS.map(panel).join('') + unfolding.outline,
  fine: `${unfolding.veins}M30 96C48 84 62 98 76 84S104 104 120 98 148 78 164 84 192 96 210 90M30 120C46 108 60 122 76 106S104 130 120 124 150 104 164 108 190 122 210 116M92 142C104 134 112 142 120 140S140 126 150 132`,
  point: [186, 104],
});

const seedlings = [
  [86, 118],
  [112, 134],
  [126, 106],
  [148, 126],
] as const;

/** A quadrat on the ground with plants in it, and a lens. */
export const Quadrat = drawing({
  wash: 'M62 104 128 84 186 116 116 152Z',
  ink:
    'M62 104 128 84 186 116 116 152ZM62 104v5l54 48 70-36v-5M84 97.3 141.5 141M106 90.7 165 129M80 120 147 94.5M98 136 166.5 105.3' +
    circle(190, 62, 26) +
    'M171.5 80.5 150 102',
  fine:
    seedlings
      .map(
        ([x, y]) => `M${x} ${y}v-14M${x} ${y - 5}q-8-1-9-9 8 0 9 9M${x} ${y - 7}q8-1 9-9-8 0-9 9`,
      )
      .join('') +
    grass([40, 132], [206, 140], [66, 156], [160, 160]) +
    'M176 52q6-9 16-9',
  point: [190, 62, 6],
});

const perch = leaf(34, 66, 38, -34, { width: 0.45, pairs: 4 });

/** A film camera on its tripod, under leaves. */
export const FieldCamera = drawing({
  wash: box(84, 66, 78, 48, 8) + circle(104, 46, 18) + circle(142, 48, 14),
  ink:
    box(84, 66, 78, 48, 8) +
    circle(104, 46, 18) +
    circle(142, 48, 14) +
    circle(104, 46, 4) +
    circle(142, 48, 3) +
    'M162 82 190 70V112L162 100M123 114V122M108 122H138M112 122 84 168M123 122V170M134 122 162 168' +
    perch.outline +
    'M8 40Q22 60 34 66M34 66q12 10 10 28M18 53q-2 14-10 20M26 61q4-16-2-28',
  fine: perch.veins + grass([66, 170], [182, 170], [200, 166]) + line([28, 170], [212, 170]),
  point: [150, 78, 4],
});

/** A flag on a summit of contour lines, and the way up. */
export const FlagOnHill = drawing({
  wash: ring(122, 110, 62, 32, 1.5),
  ink: hill(120, 114, 96, 50, 5, 1),
  dashed: 'M36 158C60 152 64 134 84 132S104 116 118 106',
  front: 'M122 104V34',
  cover: 'M122 36 164 46 122 60Z',
  fine:
    grass([34, 120], [206, 146], [190, 88]) +
    'M122 36C136 32 148 50 164 46 158 54 160 58 164 64 148 68 136 52 122 60',
  point: [142, 49, 7],
});

const shoot = [
  leaf(120, 74, 46, -140, { width: 0.46, pairs: 4 }),
  leaf(120, 66, 50, -38, { width: 0.46, pairs: 4 }),
  leaf(120, 56, 30, -92, { width: 0.5, pairs: 3 }),
];

/** A planted sapling with its roots, and a spade. */
export const Sapling = drawing({
  wash: shoot.map(({ outline }) => outline).join(''),
  ink:
    shoot.map(({ outline }) => outline).join('') +
    'M120 118V54M28 118C60 114 84 108 120 108S184 114 214 118M120 118C116 130 106 136 100 150M120 118C122 132 132 138 138 152M120 118V158M110 134C100 134 94 138 88 142M130 136C140 136 148 142 152 148' +
    'M186 42 182 112M178 40H196M172 112H192L190 138Q181 150 175 138Z',
  fine:
    shoot.map(({ veins }) => veins).join('') +
    grass([48, 117], [70, 114], [206, 117]) +
    'M44 132h14M62 146h10M160 130h8M40 150h8',
  point: [120, 24, 5],
});

const CELL = { width: 40, height: 30 } as const;
const cells = Array.from({ length: 12 }, (_, i) => [
  40 + (i % 4) * CELL.width,
  54 + Math.floor(i / 4) * CELL.height,
]) as [number, number][];
const MISSING = 6;

/** A table with one empty cell. */
export const TableWithGap = drawing({
  wash:
    box(40, 32, 160, 22) +
    cells
      .filter((_, i) => i % 2 === 0 && i !== MISSING)
      .map(([x, y]) => box(x, y, 40, 30))
      .join(''),
  ink:
    box(40, 32, 160, 112, 6) +
    'M40 54H200M40 84H120M160 84H200M40 114H120M160 114H200M80 32V144M120 54V84M120 114V144M160 54V84M160 114V144M120 32V54M160 32V54',
  dashed: box(120, 84, 40, 30),
  fine: `${cells
    .filter((_, i) => i !== MISSING)
    .map(([x, y], i) => {
      const { outline, veins } = leaf(x + 10, y + 22, 20, -35 + (i % 3) * 12, { pairs: 2 });
      return outline + veins;
    })
    .join('')}M50 43h20M92 43h16M132 43h16M172 43h16`,
  point: [140, 99, 6],
});
