import { breeze } from './loop-time';
import { between, type Random } from './random';

/** A leaf at rest on its branch; lengths in frame pixels, angles in radians. */
export interface BranchLeaf {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly slender: number;
  readonly bow: number;
  readonly tilt: number;
  readonly thickness: number;
  readonly offset: number;
  readonly wood: boolean;
}

/** A branch that sways around its root. */
export interface Branch {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly offset: number;
  readonly leaves: readonly BranchLeaf[];
}

export interface BranchHabit {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly reach: number;
  readonly leafLength: number;
  readonly twigs: number;
  readonly leavesOnTwig: number;
}

/**
 * Generates a branch: a curved bough with twigs on alternating sides, and leaves on alternating
 * sides of each twig.
 */
export function growBranch(random: Random, habit: BranchHabit): Branch {
  const leaves: BranchLeaf[] = [];
  const curve = between(random, -0.5, 0.5);
  let { x, y, angle } = habit;
  const step = habit.reach / habit.twigs;
  for (let twig = 0; twig < habit.twigs; twig++) {
    const part = twig / habit.twigs;
    const thickness = habit.leafLength * 0.075 * (1 - 0.75 * part);
    leaves.push(wood(x, y, angle, step * 1.15, thickness));
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    angle += (curve / habit.twigs) * 2 + between(random, -0.16, 0.16);
    const side = twig % 2 === 0 ? 1 : -1;
    const spread = side * between(random, 0.45, 1.0);
    const length = step * between(random, 1.2, 2.2) * (1 - 0.45 * part);
    leaves.push(...growTwig(random, habit, { x, y, angle: angle + spread, length, thickness }));
  }
  return { x: habit.x, y: habit.y, reach: habit.reach, offset: random(), leaves };
}

interface Twig {
  x: number;
  y: number;
  angle: number;
  length: number;
  thickness: number;
}

function growTwig(random: Random, habit: BranchHabit, twig: Twig): BranchLeaf[] {
  const leaves: BranchLeaf[] = [];
  let { x, y, angle } = twig;
  const step = twig.length / habit.leavesOnTwig;
  for (let i = 0; i < habit.leavesOnTwig; i++) {
    leaves.push(wood(x, y, angle, step * 1.2, twig.thickness * 0.4));
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    angle += between(random, -0.14, 0.14);
    const side = i % 2 === 0 ? 1 : -1;
    const last = i === habit.leavesOnTwig - 1;
    const lean = last ? between(random, -0.3, 0.3) : side * between(random, 0.55, 1.15);
    leaves.push({
      x,
      y,
      angle: hang(angle + lean, between(random, 0.1, 0.45)),
      length: habit.leafLength * between(random, 0.62, 1.15),
      slender: between(random, 0.13, 0.27),
      bow: between(random, -0.32, 0.32),
      tilt: between(random, -0.3, 0.3),
      thickness: 0,
      offset: random(),
      wood: false,
    });
  }
  return leaves;
}

/** Rotates an angle partly towards straight down, as a leaf's weight does. */
function hang(angle: number, part: number): number {
  const down = Math.PI / 2;
  const away = Math.atan2(Math.sin(down - angle), Math.cos(down - angle));
  return angle + away * part;
}

function wood(x: number, y: number, angle: number, length: number, thickness: number): BranchLeaf {
  const still = { slender: 0, bow: 0, tilt: 0, offset: 0 };
  return { x, y, angle, length, thickness, wood: true, ...still };
}

/** Rotation of a branch at `distance` from its root; the wave travels outwards. */
export function swayAngle(branch: Branch, distance: number, phase: number, amount: number): number {
  const part = distance / branch.reach;
  return amount * (0.35 + 0.65 * part) * breeze(phase, branch.offset - 0.12 * part);
}
