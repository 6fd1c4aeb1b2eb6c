import { type Branch, type BranchLeaf, swayAngle } from './branch';
import { paintLeaf } from './leaf';
import { lightAt } from './light';
import type { LightCanvas } from './light-canvas';
import { breeze } from './loop-time';
import { paintWood } from './wood';

/** Appearance of all branches at one distance from the camera. */
export interface FoliageLook {
  /** Half the width of the soft edges, in frame pixels. */
  readonly softness: number;
  /** Sway of a branch and flutter of a leaf, in radians. */
  readonly sway: number;
  readonly flutter: number;
  /** Share of light that passes through a leaf, and its light without the sun. */
  readonly translucence: number;
  readonly ambient: number;
  /** Haze between the camera and the leaves, 0 to 1. */
  readonly haze: number;
  readonly veins: number;
  readonly opacity: number;
}

/** Paints branches over the canvas at this position in the loop. */
export function paintFoliage(
  canvas: LightCanvas,
  branches: readonly Branch[],
  look: FoliageLook,
  phase: number,
): void {
  for (const branch of branches) {
    for (const leaf of branch.leaves) {
      paintOne(canvas, branch, leaf, look, phase);
    }
  }
}

function paintOne(
  canvas: LightCanvas,
  branch: Branch,
  leaf: BranchLeaf,
  look: FoliageLook,
  phase: number,
): void {
  const dx = leaf.x - branch.x;
  const dy = leaf.y - branch.y;
  const turn = swayAngle(branch, Math.hypot(dx, dy), phase, look.sway);
  const x = branch.x + dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = branch.y + dx * Math.sin(turn) + dy * Math.cos(turn);
  const light = lightAt(x, y, phase);
  const mist = look.haze * light;
  if (leaf.wood) {
    paintWood(canvas, {
      x,
      y,
      angle: leaf.angle + turn,
      length: leaf.length,
      thickness: leaf.thickness,
      softness: look.softness,
      red: 0.004 * look.ambient + 0.06 * mist,
      green: 0.008 * look.ambient + 0.125 * mist,
      blue: 0.006 * look.ambient + 0.06 * mist,
    });
    return;
  }
  const flutter = breeze(phase, leaf.offset + branch.offset, 1);
  const facing = 0.62 + 0.38 * Math.cos(2 * Math.PI * (leaf.offset * 3.7) + flutter * 0.5);
  // Young leaves are yellower, old ones bluer.
  const youth = 0.75 + 0.5 * ((leaf.offset * 7.3) % 1);
  const through = look.translucence * light * facing;
  paintLeaf(canvas, {
    x,
    y,
    angle: leaf.angle + turn + look.flutter * flutter,
    length: leaf.length,
    halfWidth: leaf.length * leaf.slender * (1 + 0.12 * flutter),
    bow: leaf.bow,
    softness: look.softness,
    red: 0.003 * look.ambient + 0.19 * youth * through + 0.06 * mist,
    green: 0.0125 * look.ambient + 0.4 * through + 0.125 * mist,
    blue: 0.0085 * look.ambient + 0.035 * through + 0.06 * mist,
    opacity: look.opacity,
    tilt: leaf.tilt + 0.1 * flutter,
    veins: look.veins,
  });
}
