import { drawing } from './drawing';
import { leaf } from './shapes';

/** A different leaf for each role: width, veins and number vary. */
const FORMS = [
  { width: 0.7, pairs: 5, sides: 0 },
  { width: 0.36, pairs: 6, sides: 0 },
  { width: 0.5, pairs: 3, sides: 2 },
  { width: 0.32, pairs: 2, sides: 4 },
  { width: 0.52, pairs: 6, sides: 0 },
  { width: 0.26, pairs: 0, sides: 6 },
  { width: 0.36, pairs: 4, sides: 2 },
] as const;

/** Returns the leaf of the role at this index, upright. */
export function roleLeaf(index: number) {
  const { width, pairs, sides } = FORMS[index % FORMS.length] ?? FORMS[0];
  const top = leaf(120, sides ? 84 : 158, sides ? 72 : 134, -90, { width, pairs });
  const others = Array.from({ length: sides }, (_, i) => {
    const row = Math.floor(i / 2);
    const length = 74 - row * 6;
    return leaf(120, 148 - row * 26, length, i % 2 ? -32 : -148, { width, pairs });
  });
  const leaves = [top, ...others];
  return drawing({
    wash: top.outline,
    ink: `${leaves.map(({ outline }) => outline).join('')}M120 ${sides ? 84 : 158}V174`,
    fine: leaves.map(({ veins }) => veins).join(''),
    point: [index % 2 ? 150 : 90, 170, 7],
  });
}
