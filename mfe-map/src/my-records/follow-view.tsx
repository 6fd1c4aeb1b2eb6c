import type L from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { whenQuiet } from '../map-canvas/when-quiet';
import type { SpeciesFeature } from '../points/records/species-feature';
import type { AskView } from './ask-points';

/** In sizes of the view: small moves need no request. */
const BEYOND = 0.5;

/** In degrees. */
const ENDS = { longitude: 180, latitude: 85 };

function boxOf(bounds: L.LatLngBounds): string {
  const within = (degrees: number, end: number) => Math.max(-end, Math.min(end, degrees));
  return [
    within(bounds.getWest(), ENDS.longitude),
    within(bounds.getSouth(), ENDS.latitude),
    within(bounds.getEast(), ENDS.longitude),
    within(bounds.getNorth(), ENDS.latitude),
  ]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}

interface FollowViewProps {
  ask: AskView;
  onView: (features: SpeciesFeature[]) => void;
  onAsking: (isAsking: boolean) => void;
}

export default function FollowView({ ask, onView, onAsking }: FollowViewProps) {
  const map = useMap();
  useEffect(() => {
    let known: { bounds: L.LatLngBounds; zoom: number } | null = null;
    let asking = new AbortController();
    async function look() {
      const [bounds, zoom] = [map.getBounds(), map.getZoom()];
      if (known?.zoom === zoom && known.bounds.contains(bounds)) return;
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const wide = bounds.pad(BEYOND);
      known = { bounds: wide, zoom };
      onAsking(true);
      try {
        const features = await ask({ bbox: boxOf(wide), zoom }, signal);
        if (!signal.aborted) onView(features);
      } catch (error) {
        if (signal.aborted) return;
        // The visible records remain; the next move retries.
        known = null;
        console.warn('Error fetching collected data', error);
      }
      if (!signal.aborted) onAsking(false);
    }
    const quiet = whenQuiet(() => void look());
    map.on('moveend', quiet.plan);
    quiet.plan();
    return () => {
      map.off('moveend', quiet.plan);
      quiet.cancel();
      asking.abort();
      onAsking(false);
    };
  }, [map, ask, onView, onAsking]);
  return null;
}
