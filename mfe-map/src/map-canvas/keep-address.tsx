import type L from 'leaflet';
import { useEffect, useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { ChosenLayers } from '../layer-switcher/chosen-layers';
import { clearAddress, FIRST_PLACE, writeLayers, writePlace } from './map-address';

/** Maximum distance from the initial view that counts as not moved, in CSS pixels. */
const UNMOVED = 3;

/** Returns whether the map shows its initial view. */
export function isAtFirst(map: L.Map): boolean {
  if (map.getZoom() !== FIRST_PLACE.zoom) return false;
  const first = map.latLngToContainerPoint([FIRST_PLACE.latitude, FIRST_PLACE.longitude]);
  return first.distanceTo(map.latLngToContainerPoint(map.getCenter())) < UNMOVED;
}

/** Stores place and layers of the map in the page's address while it is shown. */
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
