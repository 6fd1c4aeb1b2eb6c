import { COUNTER_ROTATION_MS } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';
import { type CounterStep, nextStep } from './counter-steps';

/**
 * Advances every two seconds.
 * @param stopped true to pause on the current step
 * @returns the step, and a function that selects one and restarts its time
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
