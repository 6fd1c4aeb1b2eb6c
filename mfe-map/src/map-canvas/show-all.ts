import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { SpeciesFeature } from '../points/species-feature';
import { isAtFirst } from './keep-address';

/**
 * Closest zoom at which all records are shown; one place keeps its surroundings, of which the packaged map
 * has less to show.
 */
const CLOSEST = { tiles: 13, packaged: 7 } as const;

/** Room around the records, in CSS pixels. */
const PADDING: L.PointTuple = [56, 56];

const placeOf = ({ geometry: { coordinates } }: SpeciesFeature) =>
  L.latLng(coordinates[1] ?? 0, coordinates[0] ?? 0);

interface ShowAll {
  /** No tiles come. */
  isPackaged: boolean;
  animate?: boolean;
}

/** Brings all records into view. */
export function showAll(
  map: L.Map,
  features: readonly SpeciesFeature[],
  { isPackaged, animate = true }: ShowAll,
) {
  const bounds = L.latLngBounds(features.map(placeOf));
  const isOnePlace = bounds.getNorthEast().equals(bounds.getSouthWest());
  const maxZoom = isPackaged && isOnePlace ? CLOSEST.packaged : CLOSEST.tiles;
  map.fitBounds(bounds, { padding: PADDING, maxZoom, animate });
}

/**
 * Brings a map in its first view to the person's records, once, where none of them is in it.
 * @returns whether it did
 */
export function useArrival(
  map: L.Map | null,
  features: readonly SpeciesFeature[],
  isPackaged: boolean,
): boolean {
  const [hasMoved, setMoved] = useState(false);
  const arrivedOn = useRef<L.Map>(null);
  useEffect(() => {
    if (!map || features.length === 0 || arrivedOn.current === map) return;
    arrivedOn.current = map;
    const seen = map.getBounds();
    if (!isAtFirst(map) || features.some((feature) => seen.contains(placeOf(feature)))) return;
    showAll(map, features, { isPackaged, animate: false });
    setMoved(true);
  }, [map, features, isPackaged]);
  return hasMoved;
}
