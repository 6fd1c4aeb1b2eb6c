import type L from 'leaflet';

export const zoomEnds = (map: L.Map) => ({
  isClosest: map.getZoom() >= map.getMaxZoom(),
  isFarthest: map.getZoom() <= map.getMinZoom(),
});
