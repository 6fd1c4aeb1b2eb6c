import L from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import outlineAddress from './south-asia.topo.json?address';

type Kind = 'sea' | 'land' | 'lake' | 'river' | 'stateLine' | 'name';

interface OutlineProperties {
  kind: Kind;
  /** Minimum zoom of a river or name. */
  minZoom?: number;
  /** Width of a river at zoom 5, in CSS pixels. */
  width?: number;
  name?: string;
}

/** The packaged data: see ATTRIBUTION.md beside it. */
export type SouthAsia = Topology<{ map: GeometryCollection<OutlineProperties> }>;

export type OutlineFeature = GeoJSON.Feature<GeoJSON.Geometry, OutlineProperties>;

export type OutlineLook = 'light' | 'dark' | 'satellite';

/** Pane under tiles and records. */
export const OUTLINE_PANE = 'packaged-map';

const line = (color: string): L.PathOptions => ({ color, weight: 1, opacity: 1, fill: false });
/** The edge is a shore, or that of the map as of a sheet of paper. */
const area = (fillColor: string, edge: string): L.PathOptions => ({
  ...line(edge),
  fill: true,
  fillColor,
  fillOpacity: 1,
});

/** The satellite's look draws lines over the relief picture. */
const LOOKS: Record<OutlineLook, Partial<Record<Kind, L.PathOptions>>> = {
  light: {
    sea: area('#dbe8e9', '#a9bfc0'),
    land: area('#ffffff', '#a9bfc0'),
    lake: area('#dbe8e9', '#dbe8e9'),
    river: line('#8fbdd0'),
    stateLine: line('#a7aaa5'),
  },
  dark: {
    sea: area('#0c1a15', '#3d5f52'),
    land: area('#182b22', '#3d5f52'),
    lake: area('#0c1a15', '#0c1a15'),
    river: line('#2f5a5c'),
    stateLine: line('#486557'),
  },
  satellite: {
    land: line('rgba(255, 255, 255, 0.55)'),
    stateLine: line('rgba(255, 255, 255, 0.6)'),
  },
};

/** Rivers grow with the zoom, from hair lines to three pixels; state lines are thin from afar. */
const styleAt =
  (zoom: number, look: OutlineLook) =>
  ({ properties: { kind, minZoom = 0, width = 0 } }: OutlineFeature): L.PathOptions => ({
    ...LOOKS[look][kind],
    ...(kind === 'stateLine' && { weight: zoom < 6 ? 0.8 : 1.2 }),
    ...(kind === 'river' && {
      stroke: minZoom <= zoom,
      weight: Math.min(3, Math.max(0.5, width * 1.6 * 1.25 ** (zoom - 5))),
    }),
  });

/** @throws if the data cannot be fetched */
export async function fetchOutline(signal: AbortSignal): Promise<OutlineFeature[]> {
  const response = await fetch(outlineAddress, { signal });
  if (!response.ok) throw new Error(`The outline answered with ${response.status}.`);
  const packed = (await response.json()) as SouthAsia;
  return feature(packed, packed.objects.map).features;
}

function nameMarker(name: string, look: OutlineLook, place: L.LatLng): L.Marker {
  const html = document.createElement('span');
  html.textContent = name;
  return L.marker(place, {
    pane: OUTLINE_PANE,
    icon: L.divIcon({ html, className: `state-name ${look}`, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    // Leaflet's z-index of a marker grows southwards, and the canvas has 100.
    zIndexOffset: 100_000,
  });
}

interface OutlineOptions {
  look: OutlineLook;
  /** Translates a name to the language of the map. */
  text: (english: string) => string;
  attribution?: string;
}

/** Draws the outline map on one canvas in `OUTLINE_PANE`. Returns a function that removes it. */
export function addOutline(
  map: L.Map,
  features: readonly OutlineFeature[],
  { look, text, attribution }: OutlineOptions,
): () => void {
  const pane = map.getPane(OUTLINE_PANE) ?? map.createPane(OUTLINE_PANE);
  pane.classList.add(OUTLINE_PANE);
  pane.setAttribute('aria-hidden', 'true');
  // The padding is drawn before a drag shows it.
  const renderer = L.canvas({ pane: OUTLINE_PANE, padding: 0.5 });
  const names: [L.Marker, minZoom: number][] = [];
  const outline = L.geoJSON<OutlineProperties>(
    { type: 'FeatureCollection', features: [...features] } as GeoJSON.FeatureCollection,
    {
      // Leaflet's types omit that a GeoJSON layer passes its renderer to its paths.
      ...({ renderer } as object),
      interactive: false,
      ...(attribution && { attribution }),
      filter: ({ properties: { kind } }) => kind === 'name' || kind in LOOKS[look],
      pointToLayer: ({ properties: { name = '', minZoom = 0 } }, place) => {
        const marker = nameMarker(text(name), look, place);
        names.push([marker, minZoom]);
        return marker;
      },
    },
  );
  const restyle = () => {
    const zoom = map.getZoom();
    outline.setStyle(styleAt(zoom, look) as L.StyleFunction);
    for (const [marker, minZoom] of names) marker.setOpacity(zoom < minZoom ? 0 : 1);
  };
  outline.addTo(map);
  restyle();
  map.on('zoomend', restyle);
  return () => {
    map.off('zoomend', restyle);
    outline.remove();
    renderer.remove();
  };
}
