import { SLOW_NETWORKS } from '@aranya/shared/contracts';
import { useSyncExternalStore } from 'react';

interface NetworkOfBrowser {
  saveData?: boolean;
  /** The browser's own estimate of the network; Chromium only. */
  effectiveType?: string;
}

const network = () => (navigator as Navigator & { connection?: NetworkOfBrowser }).connection ?? {};

/** Returns whether the browser saves data. */
export const savesData = () => network().saveData === true;

/** Returns whether the page should save data: requested by the browser, or on a slow network. */
const wantsLittle = () => savesData() || SLOW_NETWORKS.includes(network().effectiveType ?? '');

const never = () => () => undefined;

/**
 * True if large files that the person did not request, such as a film, are not fetched: in
 * data-saving mode, on a slow network, and on a prerendered page before its script.
 */
export const useLittleData = () => useSyncExternalStore(never, wantsLittle, () => true);
