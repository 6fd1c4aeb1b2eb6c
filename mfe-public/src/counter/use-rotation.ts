import { COUNTER_ROTATION_MS } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';
import { type CounterStep, nextStep } from './counter-steps';

/**
 * The step that is shown, advancing every two seconds.
 * @param stopped true while it must not move; the step stays where it is
 * @returns the step, and a way to choose one, after which it has its full time again
 */
export function useRotation(stopped: boolean) {
  const [step, setStep] = useState<CounterStep>('species');

  useEffect(() => {
    if (stopped) return;
    const timer = window.setTimeout(() => setStep(nextStep(step)), COUNTER_ROTATION_MS);
    return () => window.clearTimeout(timer);
  }, [step, stopped]);

  return { step, choose: setStep };
}
