import L from 'leaflet';
import { spreadCircles } from './spread-circles';

/** Pane of the lines between a circle that was moved and its place, below the circles. */
const LEADER_PANE = 'leaders';

/** A shorter way than this needs no line, in CSS pixels. */
const LEADER_FROM = 8;

/** Room between two circles, in CSS pixels. */
const GAP = 4;

/** Read from the icon's description: asking the page would make it lay itself out. */
const radiusOf = (icon: HTMLElement) => Number.parseFloat(icon.style.width) / 2 + GAP;

/** The circles that Leaflet has on the map right now: single records and clusters. */
function circlesOn(map: L.Map): [L.Marker, HTMLElement][] {
  const found: [L.Marker, HTMLElement][] = [];
  map.eachLayer((layer) => {
    const icon = layer instanceof L.Marker ? layer.getElement() : undefined;
    if (icon?.classList.contains('species-icon')) found.push([layer as L.Marker, icon]);
  });
  return found;
}

/**
 * Clusters of different species may stand on the same place, where only the last would be seen.
 * Here they are moved apart, with a line to their place, after each change of the view.
 * @returns `arrange` plans a new arrangement; `stop` ends it all
 */
export function makeRoom(map: L.Map) {
  if (!map.getPane(LEADER_PANE)) map.createPane(LEADER_PANE).classList.add('leader-pane');
  // One path for all lines: hundreds of elements would make each zoom stutter.
  const leaders = L.polyline([], {
    pane: LEADER_PANE,
    interactive: false,
    color: '#16211c',
    weight: 1.75,
    opacity: 0.7,
  }).addTo(map);
  const fannedOut = new Set<L.Marker>();
  let planned = 0;

  function arrangeNow() {
    const circles = circlesOn(map);
    const places = circles.map(([marker, icon]) => ({
      ...map.latLngToLayerPoint(marker.getLatLng()),
      radius: radiusOf(icon),
      isFixed: fannedOut.has(marker),
    }));
    const offsets = spreadCircles(
      places.map(({ x, y, radius, isFixed }) => ({ x, y, radius, isFixed })),
    );
    const lines: L.LatLng[][] = [];
    circles.forEach(([marker, icon], i) => {
      const { dx, dy } = offsets[i] ?? { dx: 0, dy: 0 };
      icon.style.translate = `${dx.toFixed(1)}px ${dy.toFixed(1)}px`;
      if (Math.hypot(dx, dy) < LEADER_FROM) return;
      const place = marker.getLatLng();
      lines.push([place, map.layerPointToLatLng(map.latLngToLayerPoint(place).add([dx, dy]))]);
    });
    leaders.setLatLngs(lines);
  }

  const arrange = () => {
    window.clearTimeout(planned);
    planned = window.setTimeout(arrangeNow, 60);
  };
  const clearLeaders = () => void leaders.setLatLngs([]);
  map.on('zoomend moveend', arrange);
  map.on('zoomstart', clearLeaders);

  return {
    arrange,
    /** For cluster groups: records of one place that are fanned out stay where they were put. */
    groupEvents: {
      spiderfied({ markers }: { markers: L.Marker[] }) {
        for (const marker of markers) fannedOut.add(marker);
        arrange();
      },
      unspiderfied({ markers }: { markers: L.Marker[] }) {
        for (const marker of markers) fannedOut.delete(marker);
        arrange();
      },
      animationend: arrange,
    } as L.LeafletEventHandlerFnMap,
    stop() {
      window.clearTimeout(planned);
      map.off('zoomend moveend', arrange);
      map.off('zoomstart', clearLeaders);
      leaders.remove();
    },
  };
}
