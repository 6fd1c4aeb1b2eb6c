import { useQuery } from '@aranya/shared/api';
import type { BaseLayerId } from './base-layers';

async function fetchLayers(id: BaseLayerId, signal: AbortSignal) {
  const { packagedLayers } = await import('./outline/packaged-layers');
  return packagedLayers(id, signal);
}

const onFailure = (error: unknown) => console.warn('The packaged map cannot be shown.', error);

/**
 * The map in the package, a fallback if tiles fail. Code and data are fetched when first needed; a
 * failure is only logged.
 */
export const PackagedMap = ({ id }: { id: BaseLayerId }) =>
  useQuery(fetchLayers, id, { onFailure }).data;
