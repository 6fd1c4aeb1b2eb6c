import { SLOW_NETWORKS } from '@aranya/shared/contracts';
import { useSyncExternalStore } from 'react';

interface NetworkOfBrowser {
  saveData?: boolean;
  /** The browser's own estimate; Chromium only. */
  effectiveType?: string;
}

const network = () => (navigator as Navigator & { connection?: NetworkOfBrowser }).connection ?? {};

export const savesData = () => network().saveData === true;

/** Requested by the browser, or on a slow network. */
const wantsLittle = () => savesData() || SLOW_NETWORKS.includes(network().effectiveType ?? '');

const never = () => () => undefined;

/**
 * Files that the person did not request, such as a film, are not fetched in data-saving mode, on a
 * slow network, and on a prerendered page before its script.
 */
export const useLittleData = () => useSyncExternalStore(never, wantsLittle, () => true);
