import { drawing } from './drawing';
import { box, circle, grass, hill, leaf, line, phone, pin, ring, tree, viewfinder } from './shapes';

/** Modules of a decorative code that cannot be scanned. */
const CODE = ['1101011', '0010110', '1011001', '0110101', '1000111', '0101100', '1110011'];
const codeAt = (left: number, top: number, size: number) =>
  CODE.flatMap((row, y) =>
    [...row].flatMap((bit, x) =>
      bit === '1' ? [box(left + x * size, top + y * size, size, size)] : [],
    ),
  ).join('');

/** A phone that reads the code on a tree's plate. */
export const ScanTheCode = drawing({
  wash: 'M22 12C18 60 26 120 16 168H96C84 120 92 60 88 12Z',
  ink: `M22 12C18 60 26 120 16 168M88 12C92 60 84 120 96 168${line([8, 168], [232, 168])}`,
  fine: `M36 16C32 50 40 80 34 150M54 14V44M54 104C52 124 60 140 56 160M74 20C78 60 70 100 78 150${grass([112, 168], [222, 168], [206, 168])}`,
  cover: `${box(28, 46, 54, 54, 4)}${phone(140, 40, 64, 112)}`,
  front: `${box(28, 46, 54, 54, 4)}M55 46V34${phone(140, 40, 64, 112)}${viewfinder(152, 70, 40, 40, 9)}M146 152C132 160 128 164 126 168M198 152C206 158 212 162 214 168M92 62 128 58M92 84 128 92`,
  solid: codeAt(37.5, 55.5, 5) + codeAt(161.5, 79.5, 3),
  point: [172, 132, 6],
});

const recorded = leaf(96, 122, 72, -52, { width: 0.5, pairs: 6 });

/** A branch with one leaf in the viewfinder of a phone. */
export const RecordALeaf = drawing({
  wash: recorded.outline,
  ink: `M14 168C40 150 70 150 96 122M54 146C50 126 36 116 26 118 28 134 40 144 54 146ZM66 142C74 156 90 160 104 156 98 144 82 138 66 142Z${phone(80, 22, 92, 138)}`,
  fine: `${recorded.veins}M54 146 34 124M66 142 96 152`,
  front: `${recorded.outline}${viewfinder(92, 48, 68, 72, 12)}${line([196, 52], [222, 52])}${line([196, 68], [214, 68])}${line([196, 84], [220, 84])}M180 52h6M180 68h6M180 84h6`,
  point: [126, 142, 7],
});

const grove = [tree(52, 76, 44, 7), tree(74, 84, 36, 7)];

/** A map with records and one new record. */
export const SeeTheMap = drawing({
  wash: ring(146, 104, 56, 38, 2),
  ink: `${box(20, 24, 200, 132, 8)}${hill(146, 108, 62, 42, 4, 2)}${grove.map(({ crown, trunk }) => crown + trunk).join('')}M20 132C44 118 66 140 88 128S112 152 132 156M20 142C44 128 62 150 84 138S104 152 116 156`,
  fine: 'M66 24V156M112 24V156M158 24V156M204 24V156M20 66H220M20 110H220',
  cover: pin(146, 92, 40) + circle(104, 108, 12) + circle(190, 58, 15),
  front: `${pin(146, 92, 40)}${circle(104, 108, 12)}${circle(190, 58, 15)}M101 104l4-2v12M184 54c0-6 10-6 10 0 0 4-10 8-10 11h11`,
  point: [146, 63, 7],
});
