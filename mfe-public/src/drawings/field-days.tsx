import { drawing } from './drawing';
import { box, circle, grass, leaf, line, ring, tree } from './shapes';

const pressed = leaf(146, 118, 52, -62, { width: 0.5, pairs: 5 });
const loose = leaf(196, 158, 30, -150, { width: 0.44, pairs: 3 });

/** An open notebook with a pressed leaf and a pen. */
export const OpenNotebook = drawing({
  wash: 'M120 48C100 36 66 36 34 44V142C66 134 100 134 120 146Z',
  ink: `M120 48C100 36 66 36 34 44V142C66 134 100 134 120 146C140 134 174 134 206 142V44C174 36 140 36 120 48ZM120 48V146M28 48V150C62 142 100 142 120 154 140 142 178 142 212 150V48${pressed.outline}M62 160 136 168 146 166 137 162 63 154ZM70 155 69 161`,
  fine: `${pressed.veins}M48 62C68 58 90 58 106 64M48 76C68 72 90 72 106 78M48 90C68 86 90 86 106 92M48 104C62 101 76 101 88 104${loose.veins}${loose.outline}`,
  point: [60, 120, 6],
});

const shade = tree(178, 146, 104, 9);

/** A calendar on a branch, with one day marked. */
export const DayUnderATree = drawing({
  wash: shade.crown,
  ink: `${shade.crown}${shade.trunk}${line([16, 146], [224, 146])}${box(34, 58, 88, 76, 6)}M34 78H122M54 50V66M102 50V66M54 50C60 40 96 40 102 50`,
  fine: `${[96, 112].map((y) => [50, 68, 86, 104].map((x) => box(x, y, 8, 8)).join('')).join('')}${grass([22, 146], [142, 146], [214, 146])}`,
  point: [90, 116, 8],
});

const members = [
  [-84, 40],
  [-40, 56],
  [20, 58],
  [70, 46],
] as const;

/** A tree inside three rings: people, water and soil. */
export const ForestInRings = drawing({
  wash: ring(120, 112, 58, 32, 1),
  ink: `${ring(120, 112, 100, 56, 1)}${ring(120, 112, 80, 44, 1.4)}${ring(120, 112, 58, 32, 1)}${tree(120, 116, 92, 9).trunk}`,
  cover: tree(120, 116, 92, 9).crown,
  front: `${tree(120, 116, 92, 9).crown}M120 86V56M120 74 108 64M120 68l10-8`,
  fine: `${members.map(([x, y]) => `${circle(120 + x, 104 + y * 0.6, 4)}M${113 + x} ${118 + y * 0.6}q7-12 14 0`).join('')}${grass([34, 66], [208, 76], [196, 60])}M18 150q8-6 16 0t16 0M190 160q8-6 16 0t16 0`,
  point: [146, 44, 5],
});

/** Three ages of a seed: in the ground, sprouting, a seedling. */
export const SeedInTime = drawing({
  wash:
    leaf(186, 76, 40, -150, { width: 0.5 }).outline +
    leaf(186, 70, 42, -32, { width: 0.5 }).outline,
  ink: `${line([14, 108], [226, 108])}${leaf(186, 76, 40, -150, { width: 0.5 }).outline}${leaf(186, 70, 42, -32, { width: 0.5 }).outline}M186 128V60M186 128c-6 8-14 10-18 18M186 128c2 10 12 12 16 20M186 128v26M120 132C112 132 108 126 110 120S122 114 126 120 128 132 120 132ZM119 115C118 104 122 98 130 96M130 96c8-2 10 6 6 10-6 2-8-4-6-10M120 132c0 8-4 12-6 16`,
  fine: `${leaf(186, 76, 40, -150, { width: 0.5 }).veins}${leaf(186, 70, 42, -32, { width: 0.5 }).veins}M22 124h10M40 150h12M76 122h8M92 152h10M146 150h8M214 128h8M150 122h8M20 164h8${grass([28, 108], [86, 108], [216, 108])}`,
  dashed: 'M66 136h34M142 136h26',
  front: 'M54 142C46 142 42 136 44 130S56 124 60 130 62 142 54 142Z',
  cover: 'M54 142C46 142 42 136 44 130S56 124 60 130 62 142 54 142Z',
  point: [53, 134, 4],
});
