import { useReducedMotion } from '@aranya/shared/navigation';
import { usePrerendered } from '@aranya/shared/prerendering';
import { useEffect, useRef, useState } from 'react';

/** How long counting takes, in milliseconds. */
const COUNTING_MS = 700;
/** Steps that have been counted up already, for as long as the page is open. */
const seen = new Set<string>();

/**
 * A number that counts up the first time that it is seen, and only then.
 * @param key names the number, so that it is recognised later
 * @param from where counting begins: near the end, so that no number is ever far from the truth
 */
export function useCountUp(key: string, from: number, target: number): number {
  const still = useReducedMotion();
  const prerendered = usePrerendered();
  const [share, setShare] = useState(() => (still || prerendered || seen.has(key) ? 1 : 0));
  const counting = useRef(0);

  useEffect(() => {
    if (still || prerendered || seen.has(key)) {
      setShare(1);
      return;
    }
    const started = performance.now();
    const tick = (now: number) => {
      const passed = Math.min(1, (now - started) / COUNTING_MS);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) counting.current = requestAnimationFrame(tick);
      else seen.add(key);
    };
    counting.current = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(counting.current);
      seen.add(key);
    };
  }, [key, still, prerendered]);

  return Math.round(from + (target - from) * share);
}
