import type { OwnPoint } from '../own-data';

/** Points of one name that are close together, or a single one. Degrees. */
export interface GatheredPoints {
  name: string;
  longitude: number;
  latitude: number;
  points: OwnPoint[];
}

/** Side of a cell in pixels, as the server's. */
const CELL = 64;

/** Vertical place in a web mercator world that is one wide. */
function mercator(latitude: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gathers points that share a name and a cell of the world's grid at a zoom. */
export function gatherPoints(points: readonly OwnPoint[], zoom: number): GatheredPoints[] {
  const cells = (256 * 2 ** zoom) / CELL;
  const gathered = new Map<string, OwnPoint[]>();
  for (const point of points) {
    const column = Math.floor(((point.longitude + 180) / 360) * cells);
    const row = Math.floor(mercator(point.latitude) * cells);
    const key = `${column} ${row} ${point.name}`;
    const known = gathered.get(key);
    if (known) known.push(point);
    else gathered.set(key, [point]);
  }
  return [...gathered.values()].map((members) => ({
    name: members[0]?.name ?? '',
    longitude: mean(members.map(({ longitude }) => longitude)),
    latitude: mean(members.map(({ latitude }) => latitude)),
    points: members,
  }));
}
