import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { circleOf } from './circle-of';
import { type MarkerLayer, makeMarkerLayer } from './marker-layer';
import type { SpeciesPointsProps } from './species-points';

export function GatheredPoints({ features, words, onShown }: SpeciesPointsProps) {
  const map = useMap();
  const layer = useRef<MarkerLayer>(null);
  useEffect(() => {
    const made = makeMarkerLayer(map, { words });
    layer.current = made;
    return () => made.remove();
  }, [map, words]);
  useEffect(() => {
    layer.current?.show(features.map((feature) => circleOf(feature, words)));
    onShown(features);
  }, [features, words, onShown]);
  return null;
}
