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

/** Returns whether to fetch little: data saving, or a slow network. */
const wantsLittle = () => savesData() || SLOW_NETWORKS.includes(network().effectiveType ?? '');

const never = () => () => undefined;

/**
 * True where nothing large should be fetched that nobody asked for, such as a film: a browser that was
 * told to use little data, a slow network; and a page that is there before its script.
 */
export const useLittleData = () => useSyncExternalStore(never, wantsLittle, () => true);
