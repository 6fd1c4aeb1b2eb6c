import { drawing } from './drawing';
import { box, circle, grass, leaf, line, phone, ring, tree } from './shapes';

/** A satellite above a grid of pixels. */
export const SatelliteDrawing = drawing({
  wash: 'M64 128 120 104 176 128 120 154Z',
  ink: 'M104 40 132 52 122 76 94 64ZM94 64 84 86M122 76l-6 4M100 50 60 34 52 52 94 64M130 56 172 74 164 92 124 72M64 128 120 104 176 128 120 154ZM92 116 148 141M148 116 92 141',
  dashed: 'M110 78 66 124M114 80 174 124',
  fine: `M80 43 72 60M66 37 58 54M152 66 144 84M8 128 64 104M176 128 232 104M8 128 64 154M232 128 176 154M196 22l4 8 8 4-8 4-4 8-4-8-8-4 8-4ZM28 84v8M24 88h8${ring(120, 129, 20, 9, 2)}`,
  point: [90, 92, 5],
});

/** A phone with the three axes of its motion sensor. */
export const MotionSensorDrawing = drawing({
  wash: phone(84, 26, 68, 124),
  ink: `${phone(84, 26, 68, 124)}M92 96q5-24 10 0t10 0 10-18 10 30 6-12 6 0M118 138h.1M172 60l24-10M196 50l-8-2M196 50l-4 7M60 116l-24 10M36 126l8 2M36 126l4-7`,
  dashed: 'M94 44 70 24M144 44l22-18M94 150l-16 16M144 150l18 16',
  fine: `M92 62H144M92 72H128M92 120H144${ring(184, 144, 26, 12, 2)}${ring(184, 144, 14, 6, 2)}${ring(50, 62, 22, 10, 1)}${ring(50, 62, 11, 5, 1)}`,
  point: [118, 52, 5],
});

/** A tape around a trunk, and a sheet with the girth. */
export const ForestryKitDrawing = drawing({
  wash: 'M50 12C46 60 54 120 40 168H122C110 120 116 60 112 12Z',
  ink: `M50 12C46 60 54 120 40 168M112 12C116 60 110 120 122 168M48 84Q82 100 113 84M48 98Q82 114 113 98M48 84V98M113 84 140 78V92L113 98${line([18, 168], [222, 168])}`,
  fine: `M62 20C60 60 66 70 60 80M80 16V88M98 24C96 60 102 70 98 86M64 112C60 140 64 150 60 164M98 112C100 140 104 150 104 164M56 88v6M66 92v6M76 93v7M86 93v7M96 91v7M106 88v6${grass([30, 168], [138, 168], [212, 168])}`,
  cover: box(146, 48, 68, 92, 6),
  front: `${box(146, 48, 68, 92, 6)}${box(166, 40, 28, 14, 4)}M158 74h6M172 74h32M158 92h6M172 92h24M158 110h6M172 110h32`,
  point: [161, 126, 5],
});

const stamp = leaf(70, 92, 34, -40, { width: 0.5, pairs: 3 });

/** Field sheets with ticks. */
export const ValidatorDrawing = drawing({
  wash: box(44, 34, 92, 122, 6),
  ink: `${box(44, 34, 92, 122, 6)}M136 46H150V164H62V156M56 116l6 6 10-12M56 136l6 6 10-12M82 118h40M82 138h30${stamp.outline}`,
  fine: `${stamp.veins}M56 50H124M56 60H100M112 80H126M112 90H126`,
  cover: circle(174, 88, 34),
  front: `${circle(174, 88, 34)}M198 112 222 138M160 88l10 11 19-22`,
  point: [120, 50, 5],
});

const grown = tree(176, 150, 100, 9);

/** People in a ring around a growing plant. */
export const CommunityDrawing = drawing({
  wash: grown.crown,
  ink: `${grown.crown}${grown.trunk}${line([16, 150], [226, 150])}${[44, 82, 120].map((x, i) => `${circle(x, 96 - (i % 2) * 10, 11)}M${x - 18} 150V${132 - (i % 2) * 8}q0-18 18-18t18 18V150`).join('')}`,
  fine: `${grass([24, 150], [142, 150], [214, 150])}`,
  point: [200, 70, 5],
});
