import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { SpeciesFeature } from '../points/records/species-feature';
import { isAtFirst } from './keep-address';

/** Leaves a single place its surroundings; the packaged map has less detail. */
const CLOSEST = { tiles: 13, packaged: 7 } as const;

/** In CSS pixels. */
const PADDING: L.PointTuple = [56, 56];

const placeOf = ({ geometry: { coordinates } }: SpeciesFeature) =>
  L.latLng(coordinates[1] ?? 0, coordinates[0] ?? 0);

interface ShowAll {
  /** Tiles cannot be loaded, and the packaged map is shown. */
  isPackaged: boolean;
  animate?: boolean;
}

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
 * Moves a map in its initial view to the person's records, once, if it contains none of them.
 * @returns true if it moved
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
