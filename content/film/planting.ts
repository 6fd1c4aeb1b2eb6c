import { type Branch, growBranch } from './branch';
import { FRAME_HEIGHT, FRAME_WIDTH } from './light';
import { between, type Random } from './random';

const DEGREE = Math.PI / 180;

/** The distant crown: many small branches, except around the sun. */
export function plantFarCrown(random: Random, count: number, leafLength: number): Branch[] {
  const branches: Branch[] = [];
  while (branches.length < count) {
    const x = between(random, -120, FRAME_WIDTH + 120);
    const y = between(random, -160, FRAME_HEIGHT * 0.92);
    const clearing = Math.exp(-(((x - 850) / 210) ** 2) - ((y - 60) / 170) ** 2);
    const low = Math.max(0, y / FRAME_HEIGHT - 0.35) * 0.9;
    const clump =
      0.5 + 0.5 * Math.sin(x / 83 + 1.7 * Math.sin(y / 97)) * Math.sin(y / 71 + x / 210);
    if (random() < clearing * 0.8 + low || random() > clump * 1.3) {
      continue;
    }
    const angle = between(random, -200, 20) * DEGREE + (random() < 0.5 ? Math.PI * 0.6 : 0);
    branches.push(
      growBranch(random, {
        x,
        y,
        angle,
        reach: leafLength * 6,
        leafLength,
        twigs: 4,
        leavesOnTwig: 4,
      }),
    );
  }
  return branches;
}

/** Focused boughs that enter the frame from its edges and leave the middle free. */
export function plantBoughs(random: Random): Branch[] {
  const boughs = [
    { x: -60, y: 60, angle: 14, reach: 470, leafLength: 52, twigs: 9 },
    { x: -50, y: -30, angle: 38, reach: 420, leafLength: 46, twigs: 8 },
    { x: 210, y: -70, angle: 62, reach: 250, leafLength: 42, twigs: 6 },
    { x: 520, y: -60, angle: 118, reach: 190, leafLength: 38, twigs: 5 },
    { x: 1340, y: 120, angle: 172, reach: 380, leafLength: 48, twigs: 8 },
    { x: 1330, y: -30, angle: 140, reach: 380, leafLength: 44, twigs: 8 },
    { x: 1080, y: -70, angle: 96, reach: 200, leafLength: 40, twigs: 5 },
    { x: 1350, y: 360, angle: 196, reach: 260, leafLength: 50, twigs: 6 },
    { x: -70, y: 330, angle: -8, reach: 250, leafLength: 54, twigs: 6 },
  ];
  return boughs.map((bough) =>
    growBranch(random, { ...bough, angle: bough.angle * DEGREE, leavesOnTwig: 6 }),
  );
}

/** Blurred leaves close to the lens: dark shapes in the corners. */
export function plantForeground(random: Random): Branch[] {
  const sprays = [
    { x: -190, y: 640, angle: -24, reach: 260, leafLength: 190, twigs: 3 },
    { x: 90, y: 880, angle: -62, reach: 250, leafLength: 170, twigs: 3 },
    { x: 1450, y: 700, angle: 204, reach: 240, leafLength: 190, twigs: 3 },
    { x: 1120, y: 900, angle: 250, reach: 240, leafLength: 170, twigs: 3 },
    { x: 1470, y: -40, angle: 150, reach: 200, leafLength: 180, twigs: 3 },
    { x: -170, y: -120, angle: 46, reach: 220, leafLength: 180, twigs: 3 },
  ];
  return sprays.map((spray) =>
    growBranch(random, { ...spray, angle: spray.angle * DEGREE, leavesOnTwig: 3 }),
  );
}
