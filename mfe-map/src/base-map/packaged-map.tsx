import { useQuery } from '@aranya/shared/api';
import type { BaseLayerId } from './base-layers';

async function fetchLayers(id: BaseLayerId, signal: AbortSignal) {
  const { packagedLayers } = await import('./outline/packaged-layers');
  return packagedLayers(id, signal);
}

const onFailure = (error: unknown) => console.warn('The packaged map cannot be shown.', error);

/**
 * The map that comes with the product, for where tiles do not come. Its drawing code and its data
 * are fetched when it is first needed; a failure of that is only logged.
 */
export const PackagedMap = ({ id }: { id: BaseLayerId }) =>
  useQuery(fetchLayers, id, { onFailure }).data;
