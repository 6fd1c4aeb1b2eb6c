import { type ReactNode, useEffect, useState } from 'react';
import type { BaseLayerId } from './base-layers';

/**
 * The map that comes with the product, for where tiles do not come. Its drawing code and its data
 * are fetched when it is first needed; a failure of that is only logged.
 */
export function PackagedMap({ id }: { id: BaseLayerId }) {
  const [layers, setLayers] = useState<ReactNode>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      const { packagedLayers } = await import('./outline/packaged-layers');
      const drawn = await packagedLayers(id, leaving.signal);
      if (!leaving.signal.aborted) setLayers(drawn);
    };
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn('The packaged map cannot be shown.', error);
    });
    return () => leaving.abort();
  }, [id]);
  return layers;
}
