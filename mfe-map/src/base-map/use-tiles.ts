import { useMemo, useState } from 'react';
import type { BaseLayerId } from './base-layers';

export interface Tiles {
  /** Changes with the base layer and with each retry: the tile layer is then created again. */
  key: string;
  hasFailed: boolean;
  eventHandlers: { tileerror: () => void };
  retry: () => void;
}

/** Tiles have failed from the first one that cannot be loaded, until `retry`. */
export function useTiles(id: BaseLayerId): Tiles {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const key = `${id} ${attempt}`;
  const eventHandlers = useMemo(() => ({ tileerror: () => setFailed(key) }), [key]);
  return {
    key,
    hasFailed: failed === key,
    eventHandlers,
    retry: () => setAttempt(attempt + 1),
  };
}
