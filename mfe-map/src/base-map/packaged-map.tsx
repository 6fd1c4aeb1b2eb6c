import { useQuery } from '@aranya/shared/api';
import L from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useText } from '../texts';
import type { BaseLayerId } from './base-layers';
import reliefAddress from './relief-south-asia.webp';

const RELIEF_BOUNDS: L.LatLngBoundsLiteral = [
  [0, 60],
  [40, 102],
];

const RELIEF: L.ImageOverlayOptions = {
  pane: 'packaged-map',
  className: 'relief',
  attribution: 'NASA Blue Marble',
};

async function loadOutline(_: 'outline', signal: AbortSignal) {
  const { addOutline, fetchOutline } = await import('./outline');
  return { addOutline, features: await fetchOutline(signal) };
}

const onFailure = (error: unknown) => console.warn('The packaged map cannot be shown.', error);

/**
 * The map in the package, a fallback if tiles fail: the outline, or the relief with its lines. Code
 * and data are fetched when first needed; a failure is only logged.
 */
export function PackagedMap({ id }: { id: BaseLayerId }) {
  const text = useText();
  const map = useMap();
  const { data: outline } = useQuery(loadOutline, 'outline', { onFailure });
  useEffect(() => {
    if (!outline) return;
    const caution = text('state lines are approximate, no international border is shown');
    const remove = outline.addOutline(map, outline.features, {
      look: id,
      text,
      attribution: `Natural Earth (${caution})`,
    });
    const relief = L.imageOverlay(reliefAddress, RELIEF_BOUNDS, RELIEF);
    if (id === 'satellite') relief.addTo(map);
    return () => {
      relief.remove();
      remove();
    };
  }, [map, outline, id, text]);
  return null;
}
