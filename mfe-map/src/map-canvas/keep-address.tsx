import type L from 'leaflet';
import { useEffect, useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { ChosenLayers } from '../layer-switcher/chosen-layers';
import { clearAddress, FIRST_PLACE, writeLayers, writePlace } from './map-address';

/** In CSS pixels. */
const UNMOVED = 3;

export function isAtFirst(map: L.Map): boolean {
  if (map.getZoom() !== FIRST_PLACE.zoom) return false;
  const first = map.latLngToContainerPoint([FIRST_PLACE.latitude, FIRST_PLACE.longitude]);
  return first.distanceTo(map.latLngToContainerPoint(map.getCenter())) < UNMOVED;
}

export function KeepAddress({ chosen }: { chosen: ChosenLayers }) {
  const map = useMap();
  useEffect(() => writeLayers(chosen), [chosen]);
  // Cleans up before the map, which moves once more when it is removed.
  useLayoutEffect(() => {
    const keep = () => {
      const { lat: latitude, lng: longitude } = map.getCenter().wrap();
      writePlace(isAtFirst(map) ? null : { latitude, longitude, zoom: map.getZoom() });
    };
    map.on('moveend', keep);
    return () => {
      map.off('moveend', keep);
      clearAddress();
    };
  }, [map]);
  return null;
}
