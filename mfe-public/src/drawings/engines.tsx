import { drawing } from './drawing';
import { box, circle, crown, grass, leaf, line, phone, ring, tree, viewfinder } from './shapes';

const seen = leaf(84, 132, 92, -40, { width: 0.52, pairs: 7 });

/** A lens over a leaf with a frame around it. */
export const VisualEngineDrawing = drawing({
  wash: seen.outline,
  ink: `${seen.outline}${viewfinder(66, 46, 104, 100, 16)}${circle(176, 62, 34)}M200 86 224 112`,
  fine: `${seen.veins}M160 46q8-10 20-8M20 150H60M20 162H44M182 150H220M182 162H206`,
  front: 'M96 158h44M96 166h26',
  point: [176, 62, 6],
});

const canopy = [34, 78, 122, 166, 208].map((x, i) => crown(x, 140 + (i % 2) * 8, 26, 22, 7));

/** A drone above a canopy. */
export const UavEngineDrawing = drawing({
  wash: `${canopy[1]}${canopy[2]}${canopy[3]}`,
  ink: `${canopy.join('')}${box(102, 38, 36, 18, 6)}M102 44 72 36M138 44 168 36M102 50 76 58M138 50 164 58M56 34H88M152 34H184M62 60H90M150 60H178M72 36V34M168 36V34M76 58V60M164 58V60M112 56V64H128V56`,
  dashed: 'M114 66 70 122M126 66 170 122M120 66V114',
  fine: 'M22 24H54M32 16H60M190 22H216M198 14H222',
  point: [120, 60, 4],
});

const strand = (phase: number) =>
  line(
    ...Array.from({ length: 33 }, (_, i) => {
      const y = 14 + i * 4.8;
      return [120 + Math.sin(i / 5.1 + phase) * 30, y] as const;
    }),
  );
const rungs = Array.from({ length: 15 }, (_, n) => {
  const i = n * 2.2 + 0.8;
  const y = 14 + i * 4.8;
  const reach = Math.sin(i / 5.1) * 30;
  return Math.abs(reach) < 8 ? '' : line([120 - reach, y], [120 + reach, y]);
}).join('');
const lowLeaves = [
  leaf(110, 160, 72, 196, { width: 0.46, pairs: 6 }),
  leaf(130, 160, 72, -16, { width: 0.46, pairs: 6 }),
];

/** A DNA double strand with leaves in soil and water. */
export const EdnaEngineDrawing = drawing({
  wash: lowLeaves.map(({ outline }) => outline).join(''),
  ink: `${strand(0)}${strand(Math.PI)}${lowLeaves.map(({ outline }) => outline).join('')}`,
  fine: `${rungs}${lowLeaves.map(({ veins }) => veins).join('')}M34 40c6-10 12 0 6 8s-14-2-6-8ZM196 62c6-10 12 0 6 8s-14-2-6-8ZM52 96c4-7 9 0 4 6s-10-2-4-6Z`,
  point: [150, 52, 5],
});

const real = tree(120, 158, 152, 11);
const shown = tree(120, 132, 92, 9);

/** A tree, half of it on the screen of a phone. */
export const AugmentedRealityDrawing = drawing({
  wash: '',
  dashed: real.crown,
  ink: line([18, 158], [222, 158]),
  cover: box(82, 28, 76, 126, 8),
  washInFront: shown.crown,
  front: `${phone(82, 28, 76, 126)}${shown.crown}${shown.trunk}M94 132H146M94 142H118`,
  fine: grass([34, 158], [60, 158], [204, 158], [184, 158]),
  point: [142, 142, 5],
});

const sheetLeaf = leaf(98, 78, 46, -32, { width: 0.5, pairs: 5 });

/** An open drawer full of sheets. */
export const OpenDataDrawing = drawing({
  wash: box(40, 92, 160, 30, 4),
  ink: `${box(52, 122, 136, 40, 4)}M52 142H188M112 152h16M36 92H204L196 126H44ZM112 110h16M60 92V50L72 40H172L180 50V92`,
  cover: 'M78 92V28H166V92Z',
  front: `M78 92V28H150L166 44V92M150 28V44H166${sheetLeaf.outline}`,
  fine: `${sheetLeaf.veins}M88 40H132M64 60H72M64 70H72M172 60H176M172 70H176`,
  point: [154, 74, 5],
});

const stems = [tree(56, 152, 84, 8), tree(124, 158, 116, 9), tree(190, 150, 76, 8)];
const waves = (x: number, y: number) =>
  `M${x - 8} ${y}q8-9 16 0M${x - 14} ${y - 6}q14-15 28 0M${x - 20} ${y - 12}q20-21 40 0`;

/** Trees connected as a network of sensors. */
export const InternetOfGreensDrawing = drawing({
  wash: stems[1]?.crown ?? '',
  ink: `${stems.map(({ crown: top, trunk }) => top + trunk).join('')}${line([16, 158], [226, 158])}`,
  cover: box(50, 120, 14, 18, 3) + box(116, 118, 16, 20, 3) + box(184, 122, 14, 18, 3),
  front: box(50, 120, 14, 18, 3) + box(116, 118, 16, 20, 3) + box(184, 122, 14, 18, 3),
  dashed: 'M66 130H114M134 130H182',
  fine: `${waves(56, 56)}${waves(190, 64)}${grass([28, 158], [90, 158], [158, 158], [216, 158])}${ring(124, 172, 30, 3, 1)}`,
  point: [124, 126, 4],
});
