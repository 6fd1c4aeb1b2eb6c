import { useMemo, useState } from 'react';
import type { BaseLayerId } from './base-layers';

export interface Tiles {
  /** Changes with the base layer and with each retry: the tile layer is then created again. */
  key: string;
  hasFailed: boolean;
  /** Every requested tile failed: the map neither requests nor credits more of them. */
  areUnreachable: boolean;
  eventHandlers: { tileerror: () => void; tileload: () => void; load: () => void };
  retry: () => void;
}

/** Tiles have failed from the first one that cannot be loaded, until `retry`. */
export function useTiles(id: BaseLayerId): Tiles {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const [requested, setRequested] = useState<string>();
  const key = `${id} ${attempt}`;
  const eventHandlers = useMemo(
    () => ({
      tileerror: () => setFailed(key),
      tileload: () => setLoaded(key),
      // Leaflet sends it when each tile of the view has loaded or failed.
      load: () => setRequested(key),
    }),
    [key],
  );
  const hasFailed = failed === key;
  return {
    key,
    hasFailed,
    areUnreachable: hasFailed && requested === key && loaded !== key,
    eventHandlers,
    retry: () => setAttempt(attempt + 1),
  };
}
