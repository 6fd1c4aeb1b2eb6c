import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { type MarkerLayer, makeMarkerLayer } from './marker-layer';
import { recordPopup } from './record-popup';
import { shareOf } from './species-feature';
import type { SpeciesPointsProps } from './species-points';

/** Records of which many came as one: the server has clustered them for the view. */
export function GatheredPoints({ features, words, onShown }: SpeciesPointsProps) {
  const map = useMap();
  const layer = useRef<MarkerLayer>(null);
  useEffect(() => {
    const made = makeMarkerLayer(map, { words });
    layer.current = made;
    return () => made.remove();
  }, [map, words]);
  useEffect(() => {
    layer.current?.show(
      features.map((feature) => ({
        ...shareOf(feature),
        longitude: feature.geometry.coordinates[0] ?? 0,
        latitude: feature.geometry.coordinates[1] ?? 0,
        feature,
        popup: (said) =>
          recordPopup({ ...feature.properties, ...(said && { speciesType: said }) }, words),
      })),
    );
    onShown(features);
  }, [features, words, onShown]);
  return null;
}
