import { MAP_CENTRE, MAP_ZOOM, OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { BASE_LAYERS, type BaseLayerId, DEFAULT_BASE_LAYER } from '../base-map/base-layers';
import type { ChosenLayers } from '../layer-switcher/chosen-layers';
import { BLOCK_LAYERS, type BlockLayerId } from '../overlays/block-layers';

/** WGS84 degrees and Leaflet's zoom. */
export interface MapPlace {
  latitude: number;
  longitude: number;
  zoom: number;
}

const PLACE = 'map';
const BASE = 'map-base';
const BLOCKS = 'map-blocks';
const SPECIES = 'map-species';

/** An absent parameter means all blocks. */
const NONE = 'none';

/** Four decimals are ten metres. */
const placeText = ({ latitude, longitude, zoom }: MapPlace) =>
  `${zoom}/${latitude.toFixed(4)}/${longitude.toFixed(4)}`;

export const FIRST_PLACE: MapPlace = {
  latitude: MAP_CENTRE[0],
  longitude: MAP_CENTRE[1],
  zoom: MAP_ZOOM,
};

const query = () => new URLSearchParams(window.location.search);

/** @returns the initial place if the address has none or an invalid one */
export function placeInAddress(): MapPlace {
  const parts = /^(\d{1,2})\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)$/.exec(
    query().get(PLACE) ?? '',
  );
  if (!parts) return FIRST_PLACE;
  const [zoom = 0, latitude = 0, longitude = 0] = parts.slice(1).map(Number);
  const isOnEarth = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return isOnEarth ? { zoom, latitude, longitude } : FIRST_PLACE;
}

const BASES: readonly BaseLayerId[] = BASE_LAYERS.map(({ id }) => id);
const ALL_BLOCKS: readonly BlockLayerId[] = BLOCK_LAYERS.map(({ id }) => id);
const ALL_SPECIES = OVERLAY_SPECIES.map(({ scientificName }) => scientificName);

/** @returns the initial layers if the address has none */
export function layersInAddress(): ChosenLayers {
  const asked = query();
  const named = (parameter: string) => asked.get(parameter)?.replaceAll('_', ' ').split(',');
  const blocks = named(BLOCKS);
  const species = named(SPECIES);
  return {
    base: BASES.find((id) => id === asked.get(BASE)) ?? DEFAULT_BASE_LAYER,
    blocks: new Set(ALL_BLOCKS.filter((id) => blocks?.includes(id) ?? true)),
    species: new Set(ALL_SPECIES.filter((name) => species?.includes(name))),
  };
}

/** Adds no history entry, so that one step back leaves the map; keeps the router's state. */
function write(parameters: Record<string, string | null>): void {
  const changed = query();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  // Slashes and commas are legal in a query.
  const text = changed.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  const { pathname, search, hash } = window.location;
  if (`?${text}` === search || text === search) return;
  window.history.replaceState(window.history.state, '', `${pathname}${text && `?${text}`}${hash}`);
}

/** @param place null for the initial place */
export const writePlace = (place: MapPlace | null) => write({ [PLACE]: place && placeText(place) });

export function writeLayers({ base, blocks, species }: ChosenLayers): void {
  write({
    [BASE]: base === DEFAULT_BASE_LAYER ? null : base,
    [BLOCKS]: blocks.size === ALL_BLOCKS.length ? null : [...blocks].join(',') || NONE,
    [SPECIES]: species.size === 0 ? null : [...species].join(',').replaceAll(' ', '_'),
  });
}

/** Other views do not have these parameters. */
export const clearAddress = () =>
  write({ [PLACE]: null, [BASE]: null, [BLOCKS]: null, [SPECIES]: null });
