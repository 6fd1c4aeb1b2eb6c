import L from 'leaflet';

/** What a block feature says (specification section 3). */
export interface BlockProperties {
  state_name: string;
  district_n: string;
  Block_Na_1: string;
}

export type BlockCollection = GeoJSON.FeatureCollection<GeoJSON.Geometry, BlockProperties>;

const ATTRIBUTION = 'block borders are approximate';

/** From this zoom on a block is large enough for a full line. */
const CLOSE_ZOOM = 7;

/** Lines grow with the zoom: seen from afar, hundreds of blocks would be one dark stain. */
const restingStyle = (zoom: number): L.PathOptions => ({
  color: '#14513a',
  weight: zoom < CLOSE_ZOOM ? 0.5 : 1,
  opacity: zoom < CLOSE_ZOOM ? 0.4 : 0.55,
  fillColor: '#1b6b4a',
  fillOpacity: 0.03,
});

const HOVERED: L.PathOptions = { weight: 1.6, opacity: 0.9, fillOpacity: 0.14 };

const isCollection = (data: unknown): data is BlockCollection =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'FeatureCollection' &&
  Array.isArray((data as { features?: unknown }).features);

/** @throws where the file does not come or is no feature collection */
export async function fetchBlocks(url: string, signal: AbortSignal): Promise<BlockCollection> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const data: unknown = await response.json();
  if (!isCollection(data)) throw new Error('The file is not a GeoJSON feature collection.');
  return data;
}

/** The words of a block's popup. */
export interface BlockWords {
  block: string;
  district: string;
  state: string;
  notNamed: string;
}

const ENGLISH: BlockWords = {
  block: 'Block',
  district: 'District',
  state: 'State',
  notNamed: 'Not named',
};

/** What stands in the popup of a block: its name, district and state. */
export function blockPopup(
  properties: Partial<BlockProperties> | null,
  words = ENGLISH,
): HTMLElement {
  const content = document.createElement('dl');
  content.className = 'block-popup';
  const rows: [term: string, value: string | undefined][] = [
    [words.block, properties?.Block_Na_1],
    [words.district, properties?.district_n],
    [words.state, properties?.state_name],
  ];
  for (const [term, value] of rows) {
    const name = document.createElement('dt');
    name.textContent = term;
    const said = document.createElement('dd');
    said.textContent = value || words.notNamed;
    content.append(name, said);
  }
  return content;
}

/** The blocks as one layer: thin lines, a light fill under the pointer, a popup on a press. */
export function blockLayer(
  blocks: BlockCollection,
  map: L.Map,
  renderer: L.Renderer,
  words?: BlockWords,
): L.GeoJSON<BlockProperties> {
  const style = () => restingStyle(map.getZoom());
  const layer = L.geoJSON<BlockProperties>(blocks, {
    // Leaflet's types leave out that a GeoJSON layer hands its renderer to its paths.
    ...({ renderer } as object),
    style,
    attribution: ATTRIBUTION,
    onEachFeature: (feature, shape) => shape.bindPopup(() => blockPopup(feature.properties, words)),
  });
  layer.on('mouseover', ({ propagatedFrom }) => (propagatedFrom as L.Path).setStyle(HOVERED));
  layer.on('mouseout', ({ propagatedFrom }) => layer.resetStyle(propagatedFrom as L.Path));
  let isClose = map.getZoom() >= CLOSE_ZOOM;
  const restyle = () => {
    const wasClose = isClose;
    isClose = map.getZoom() >= CLOSE_ZOOM;
    if (isClose !== wasClose) layer.setStyle(style);
  };
  layer.on('add', () => map.on('zoomend', restyle));
  layer.on('remove', () => map.off('zoomend', restyle));
  layer.on('add', restyle);
  return layer;
}
