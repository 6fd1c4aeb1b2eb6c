/** From a site's centre. */
export type Metres = readonly [east: number, north: number];

/** Longitude, latitude in degrees. */
export type Degrees = [number, number];

const METRES_PER_DEGREE = 111_320;

/** Rounds to about 10 cm. */
export function planeAround([longitude, latitude]: readonly [number, number]) {
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const round = (degrees: number) => Number(degrees.toFixed(6));
  return ([east, north]: Metres): Degrees => [
    round(longitude + east / metresPerDegreeEast),
    round(latitude + north / METRES_PER_DEGREE),
  ];
}

/** Radians, counter-clockwise from the east. */
export const polar = (angle: number, metres: number): Metres => [
  Math.cos(angle) * metres,
  Math.sin(angle) * metres,
];

/** Cuts corners `times` times, so that a line looks natural. */
export function smooth(points: readonly Metres[], times = 3): Metres[] {
  let line = [...points];
  for (let i = 0; i < times; i += 1) {
    const cut: Metres[] = line.slice(1).flatMap(([east, north], index) => {
      const [fromEast, fromNorth] = line[index] as Metres;
      return [
        [fromEast * 0.75 + east * 0.25, fromNorth * 0.75 + north * 0.25],
        [fromEast * 0.25 + east * 0.75, fromNorth * 0.25 + north * 0.75],
      ] satisfies Metres[];
    });
    line = [line[0] as Metres, ...cut, line.at(-1) as Metres];
  }
  return line;
}

/** One position per `steps`; `radius` gives the metres in a direction. */
export function ring(steps: number, radius: (angle: number) => number, centre: Metres = [0, 0]) {
  const places = Array.from({ length: steps }, (_, step): Metres => {
    const angle = (step / steps) * 2 * Math.PI;
    const [east, north] = polar(angle, radius(angle));
    return [centre[0] + east, centre[1] + north];
  });
  return [...places, places[0] as Metres];
}
