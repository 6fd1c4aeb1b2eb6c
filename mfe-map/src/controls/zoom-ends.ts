import type L from 'leaflet';

/** Whether the map cannot go any closer, or any farther. */
export const zoomEnds = (map: L.Map) => ({
  isClosest: map.getZoom() >= map.getMaxZoom(),
  isFarthest: map.getZoom() <= map.getMinZoom(),
});
