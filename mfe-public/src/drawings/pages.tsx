import { drawing } from './drawing';
import { box, circle, grass, hill, leaf, line, ring, tree } from './shapes';

/** A compass on a map whose contour lines end where no survey exists. */
export const CompassDrawing = drawing({
  wash: circle(120, 92, 40),
  ink: `${circle(120, 92, 58)}${circle(120, 92, 50)}M120 92 104 108 140 60ZM120 92 136 76 100 124ZM120 34v8M120 142v8M62 92h8M170 92h8`,
  fine: `${ring(120, 92, 100, 74, 2)}${ring(120, 92, 114, 84, 2.3)}M79 51l4 4M157 129l4 4M161 51l-4 4M83 129l-4 4`,
  dashed: 'M14 150C50 168 90 170 120 166M196 30C214 42 224 60 228 84',
  point: [140, 60, 6],
});

const specimen = leaf(108, 128, 62, -74, { width: 0.46, pairs: 7 });
const side = [
  leaf(106, 112, 38, -158, { width: 0.44, pairs: 4 }),
  leaf(112, 98, 40, -14, { width: 0.44, pairs: 4 }),
];

/** A herbarium sheet with its label and a lens. */
export const HerbariumDrawing = drawing({
  wash: specimen.outline + side.map(({ outline }) => outline).join(''),
  ink: `${box(44, 16, 122, 150, 4)}M108 146V120${specimen.outline}${side.map(({ outline }) => outline).join('')}${box(118, 136, 40, 22, 2)}${circle(196, 122, 22)}M180 138 168 154`,
  fine: `${specimen.veins}${side.map(({ veins }) => veins).join('')}M124 143h28M124 150h18M54 26h24M100 132h16M52 156h30M186 114q4-8 12-8`,
  point: [196, 122, 5],
});

/** A signpost with a letter, at a fork of the path. */
export const SignpostDrawing = drawing({
  wash: 'M60 44H140L156 58 140 72H60Z',
  ink: `M120 30V160M60 44H140L156 58 140 72H60ZM176 84H104L90 97 104 110H176ZM40 164C80 150 100 162 120 160S180 150 214 164`,
  fine: `M74 58H126M110 97H164${grass([52, 160], [92, 160], [160, 156], [200, 160])}`,
  cover: box(150, 116, 56, 36, 3),
  front: `${box(150, 116, 56, 36, 3)}M150 119 178 137 206 119`,
  point: [178, 137, 5],
});

/** The gate of a forest range with trees behind it. */
export const ForestGateDrawing = drawing({
  wash: tree(164, 138, 100, 9).crown,
  ink: `${tree(164, 138, 100, 9).crown}${tree(164, 138, 100, 9).trunk}${tree(206, 138, 70, 8).crown}${tree(206, 138, 70, 8).trunk}M48 150V62M112 150V62M40 62H120M44 50H116L120 62H40ZM48 92H112M48 118H112M48 150 112 92M112 150 48 92${line([16, 150], [226, 150])}`,
  fine: `M60 56h40${grass([26, 150], [132, 150], [186, 150])}`,
  point: [80, 38, 5],
});

/** A hall with columns and an old tree. */
export const UniversityDrawing = drawing({
  wash: tree(196, 150, 104, 9).crown,
  ink: `${tree(196, 150, 104, 9).crown}${tree(196, 150, 104, 9).trunk}M24 78 92 40 160 78ZM30 78V88H154V78M38 88V140M58 88V140M80 88V140M104 88V140M126 88V140M146 88V140M28 140H156V150H22V140Z${line([12, 150], [230, 150])}`,
  fine: `${grass([168, 150], [222, 150])}M44 88V140M64 88V140M110 88V140M132 88V140`,
  point: [92, 62, 6],
});

/** A path that divides on a hill of contour lines. */
export const JourneyDrawing = drawing({
  wash: ring(150, 84, 50, 30, 2),
  ink: hill(150, 88, 82, 52, 5, 2),
  dashed:
    'M12 164C40 160 52 140 76 138S104 152 122 132 132 104 148 92M44 152C60 150 64 124 84 118M104 146c8 10 26 12 40 6',
  fine: `${grass([30, 130], [210, 150], [222, 60])}`,
  front: 'M148 90V52M148 54l22 6-22 8',
  point: [12, 164, 6],
});
