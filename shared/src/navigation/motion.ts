import { useSyncExternalStore } from 'react';

/** Session storage: the choice applies to the visit. */
const PAUSED_KEY = 'aranya/motion-paused';

const listeners = new Set<() => void>();

function storedChoice(): boolean {
  try {
    return sessionStorage.getItem(PAUSED_KEY) === 'yes';
  } catch {
    return false;
  }
}

let paused: boolean | undefined;

const isPaused = () => {
  paused ??= storedChoice();
  return paused;
};

export function pauseMotion(pause: boolean) {
  paused = pause;
  try {
    sessionStorage.setItem(PAUSED_KEY, pause ? 'yes' : 'no');
  } catch (error) {
    console.warn('The choice about motion cannot be kept in this browser.', error);
  }
  for (const changed of listeners) changed();
}

/** Concerns the video and the rotating counter. */
export const useMotionPaused = () =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isPaused,
    // The choice is unknown in a prerendered page before its script.
    () => false,
  );
