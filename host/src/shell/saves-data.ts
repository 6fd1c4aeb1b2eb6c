import { useSyncExternalStore } from 'react';

/** True where the browser was told to use little data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const never = () => () => undefined;

/** The same for what is drawn; a page that is there before its script does. */
export const useSavesData = () => useSyncExternalStore(never, savesData, () => true);
