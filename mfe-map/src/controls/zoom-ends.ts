import type L from 'leaflet';

/** Whether the map is at its minimum or maximum zoom. */
export const zoomEnds = (map: L.Map) => ({
  isClosest: map.getZoom() >= map.getMaxZoom(),
  isFarthest: map.getZoom() <= map.getMinZoom(),
});
