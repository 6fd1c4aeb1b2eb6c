import { SLOW_NETWORKS } from '@aranya/shared/contracts';
import { useSyncExternalStore } from 'react';

interface NetworkOfBrowser {
  saveData?: boolean;
  /** What the browser takes the network for, by its own measuring; Chromium's only. */
  effectiveType?: string;
}

const network = () => (navigator as Navigator & { connection?: NetworkOfBrowser }).connection ?? {};

/** True where the browser was told to use little data. */
export const savesData = () => network().saveData === true;

/** True where little should be fetched: the browser was told to, or its network is slow. */
const wantsLittle = () => savesData() || SLOW_NETWORKS.includes(network().effectiveType ?? '');

const never = () => () => undefined;

/**
 * True where nothing large should be fetched that nobody asked for, such as a film: a browser that was
 * told to use little data, a slow network; and a page that is there before its script.
 */
export const useLittleData = () => useSyncExternalStore(never, wantsLittle, () => true);
