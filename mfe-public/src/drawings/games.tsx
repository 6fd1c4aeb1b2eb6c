import { drawing } from './drawing';
import { circle, crown, grass, line, ring, tree } from './shapes';

const SEATS = 9;
const seats = Array.from({ length: SEATS }, (_, i) => {
  const angle = (i / SEATS) * Math.PI * 2 - Math.PI / 2;
  return [120 + Math.cos(angle) * 78, 96 + Math.sin(angle) * 56] as const;
});

/** Nine seats around a tree, seen from above; one person is speaking. */
export const ConsentDrawing = drawing({
  wash: crown(120, 96, 34, 32, 9),
  ink: `${crown(120, 96, 34, 32, 9)}${circle(120, 96, 6)}${seats.map(([x, y]) => circle(x, y, 12)).join('')}`,
  dashed: seats
    .map(([x, y]) =>
      line([x + (120 - x) * 0.22, y + (96 - y) * 0.22], [x + (120 - x) * 0.5, y + (96 - y) * 0.5]),
    )
    .join(''),
  fine: `${ring(120, 96, 108, 80, 1)}M120 90 112 76M126 98 140 104M116 102 106 114M124 90 134 78`,
  point: [seats[2]?.[0] ?? 0, seats[2]?.[1] ?? 0, 6],
});

const grove = [tree(92, 76, 44, 8), tree(146, 74, 50, 8), tree(120, 66, 56, 9)];

/** A planet with a forest and a moon. */
export const VanaVerseDrawing = drawing({
  wash: circle(120, 116, 52),
  ink: `${circle(120, 116, 52)}${grove.map(({ crown: top, trunk }) => top + trunk).join('')}M26 140C60 172 190 162 214 96M208 104c6-12 2-20-12-20M52 100c-22 14-34 28-26 40`,
  fine: 'M76 92q44 22 88 0M70 118q50 26 100 0M80 142q40 20 80 0M120 64V168M96 70q-22 46 0 92M144 70q22 46 0 92M30 40v10M25 45h10M206 30v12M200 36h12M214 150v8M210 154h8',
  point: [214, 96, 7],
});

const rows = (x: number, y: number, width: number, slant: number) =>
  Array.from({ length: 5 }, (_, i) =>
    line([x + i * (width / 5) + 5, y], [x + i * (width / 5) + 5 + slant, y + 30]),
  ).join('');

/** Fields of a village from above, one of them being mapped. */
export const FieldsDrawing = drawing({
  wash: 'M24 34 96 26 104 76 30 84ZM112 84 196 74 206 132 122 142Z',
  ink: 'M24 34 96 26 104 76 30 84ZM96 26 184 20 192 66 104 76ZM30 84 104 76 114 142 40 152ZM112 84 196 74 206 132 122 142M8 92C60 84 80 80 112 76S200 62 232 66',
  dashed: 'M112 84 196 74 206 132 122 142Z',
  fine: `${rows(32, 42, 62, 4)}M112 36 178 32M114 46 182 42M116 56 184 52M44 100h54M46 112h56M48 124h58M50 136h58${grass([150, 122], [170, 104], [140, 108])}`,
  point: [206, 132, 6],
});
