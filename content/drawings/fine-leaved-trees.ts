import { leaf, leaflet } from './leaf';
import { from, oval, PAPER, type Spot, sheet, stroke, WASH, warmPoint } from './pen';
import { alternating, inPairs, Twig } from './twig';

/** Small leaves in two rows along a branchlet, shorter towards its tip. */
function feather(stem: Twig, pairs: number, length: number, width: number, lean = 68): string {
  const leaves = inPairs(stem.nodes(pairs, 0.1, 0.99), ({ at, degrees }, side) => {
    const along = Math.hypot(at[0] - stem.foot[0], at[1] - stem.foot[1]) / stem.length;
    const reach = length * (1 - 0.45 * along ** 3) * (along < 0.2 ? 0.8 : 1);
    return leaflet(at, degrees + side * lean, reach, width, side > 0);
  });
  return stem.draw() + leaves;
}

/** A round fruit with lines from pole to pole. */
function anlaFruit(at: Spot, warm: boolean): string {
  const lines = [-0.7, -0.3, 0.12, 0.55].map((part) =>
    stroke([from(at, 90, 25), from(at, 0, part * 33), from(at, 270, 25)], 0.9),
  );
  return [
    oval(at, 27, 26, 0, { fill: PAPER }),
    oval(from(at, 0, 8), 17, 22, 0, { fill: WASH, line: 0 }),
    ...lines,
    warm ? warmPoint(from(at, 90, 25), 4.5) : '',
  ].join('');
}

export const anla = () => {
  const stem = new Twig([206, 588], 84, 420, 8);
  const places = stem.nodes(6, 0.34, 1);
  const branchlets = alternating(places, ({ at, degrees }, side) =>
    feather(new Twig(at, degrees + side * (at[1] < 200 ? 30 : 50), 158, -side * 34), 13, 24, 10.5),
  );
  const [low, next] = stem.nodes(2, 0.2, 0.32);
  return sheet('Anla', [
    stem.draw(10),
    branchlets,
    anlaFruit(from(low?.at ?? [0, 0], 168, 34), true),
    anlaFruit(from(next?.at ?? [0, 0], 350, 34), false),
  ]);
};

export const khair = () => {
  const stem = new Twig([196, 588], 82, 400, 10);
  const thorns = inPairs(stem.nodes(6, 0.08, 0.9), ({ at, degrees }, side) =>
    stroke([
      from(at, degrees, 8),
      from(at, degrees + side * 60, 13),
      from(at, degrees + side * 100, 15),
    ]),
  );
  const leaves = alternating(stem.nodes(4, 0.34, 1), ({ at, degrees }, side) => {
    const rachis = new Twig(at, degrees + side * 58, 190, -side * 24);
    const pinnae = inPairs(rachis.nodes(5, 0.2, 0.97), (place, edge) =>
      feather(new Twig(place.at, place.degrees + edge * 66, 60, -edge * 14), 8, 11, 6.6, 72),
    );
    return rachis.draw() + pinnae;
  });
  const foot = stem.node(0.16).at;
  const pod = { base: foot, degrees: 338, length: 170, width: 34, bend: -0.06, stalk: 18 };
  const seeds = [46, 74, 102, 130, 156].map((way) =>
    oval(from(from(foot, 338, way), 248, 9), 8, 6, 338, { fill: PAPER, line: 1 }),
  );
  return sheet('Khair', [
    stem.draw(10),
    thorns,
    leaves,
    leaf({ ...pod, shape: 'oblong', veins: 0, wash: 'both' }),
    ...seeds,
    warmPoint(from(from(foot, 338, 102), 248, 9), 4),
  ]);
};
