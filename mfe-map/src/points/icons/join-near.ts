/** In CSS pixels. */
export const ROOM = 32;

/** In CSS pixels; a single record has a marker. */
export const circleSize = (count: number): number =>
  count === 1
    ? 30
    : count < 10
      ? 34
      : count < 100
        ? 38
        : count < 1000
          ? 44
          : count < 10_000
            ? 52
            : 60;

const CELL = circleSize(Number.POSITIVE_INFINITY);

/** In the map's pixels. */
export interface Standing {
  x: number;
  y: number;
  count: number;
}

export interface Joined<Member extends Standing> extends Standing {
  members: Member[];
}

const cellAt = (column: number, row: number) => `${column} ${row}`;
const cellOf = ({ x, y }: Standing) => [Math.floor(x / CELL), Math.floor(y / CELL)] as const;

const reachOf = (a: Standing, b: Standing) =>
  Math.max(ROOM, (circleSize(a.count) + circleSize(b.count)) / 2);

function join<Member extends Standing>(a: Joined<Member>, b: Joined<Member>): Joined<Member> {
  const count = a.count + b.count;
  return {
    x: (a.x * a.count + b.x * b.count) / count,
    y: (a.y * a.count + b.y * b.count) / count,
    count,
    members: a.members.concat(b.members),
  };
}

/** No two results overlap or are closer than `ROOM`; each is at the centre of its records. */
export function joinNear<Member extends Standing>(standing: readonly Member[]): Joined<Member>[] {
  const cells = new Map<string, Joined<Member>[]>();
  function takeNearest(to: Joined<Member>): Joined<Member> | undefined {
    const [column, row] = cellOf(to);
    let found: { cell: Joined<Member>[]; index: number; distance: number } | undefined;
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const cell = cells.get(cellAt(c, r)) ?? [];
        cell.forEach((one, index) => {
          const distance = Math.hypot(one.x - to.x, one.y - to.y);
          if (distance < reachOf(one, to) && distance < (found?.distance ?? CELL)) {
            found = { cell, index, distance };
          }
        });
      }
    }
    return found?.cell.splice(found.index, 1)[0];
  }
  // Largest icon first, so that small ones join it.
  for (const one of [...standing].sort((a, b) => b.count - a.count)) {
    let joined: Joined<Member> = { ...one, members: [one] };
    for (let near = takeNearest(joined); near; near = takeNearest(joined))
      joined = join(near, joined);
    const key = cellAt(...cellOf(joined));
    const cell = cells.get(key);
    if (cell) cell.push(joined);
    else cells.set(key, [joined]);
  }
  return [...cells.values()].flat();
}
