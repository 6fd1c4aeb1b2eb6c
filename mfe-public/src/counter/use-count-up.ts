import { useReducedMotion } from '@aranya/shared/navigation';
import { useEffect, useEffectEvent, useState } from 'react';

const COUNTING_MS = 700;

/** @returns a whole number between the previous number and the target */
export function useCountUp(target: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(target);

  // Counting begins at the number that is shown when the target changes.
  const begin = useEffectEvent((target: number, still: boolean) => {
    if (still || shown === target) {
      setShown(target);
      return;
    }
    const started = performance.now();
    let counting = requestAnimationFrame(function tick(now: number) {
      const passed = Math.min(1, Math.max(0, now - started) / COUNTING_MS);
      setShown(Math.round(shown + (target - shown) * (1 - (1 - passed) ** 3)));
      if (passed < 1) counting = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(counting);
  });
  useEffect(() => begin(target, still), [target, still]);

  return shown;
}
