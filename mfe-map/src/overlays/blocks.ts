import type L from 'leaflet';

/** Specified in section 3. */
export interface BlockProperties {
  state_name: string;
  district_n: string;
  Block_Na_1: string;
}

export type BlockCollection = GeoJSON.FeatureCollection<GeoJSON.Geometry, BlockProperties>;

/** Blocks are large enough for a full line from this zoom. */
const CLOSE_ZOOM = 7;

const RESTING: L.PathOptions = { color: '#14513a', fillColor: '#1b6b4a', fillOpacity: 0.03 };
const AFAR: L.PathOptions = { ...RESTING, weight: 0.5, opacity: 0.4 };
const CLOSE: L.PathOptions = { ...RESTING, weight: 1, opacity: 0.55 };

/** Lines grow with the zoom: zoomed out, hundreds of blocks would be one dark area. */
export const defaultStyle = (zoom: number): L.PathOptions => (zoom < CLOSE_ZOOM ? AFAR : CLOSE);

export const HOVERED: L.PathOptions = { weight: 1.6, opacity: 0.9, fillOpacity: 0.14 };

const isCollection = (data: unknown): data is BlockCollection =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'FeatureCollection' &&
  Array.isArray((data as { features?: unknown }).features);

/** @throws if the file cannot be fetched or is not a feature collection */
export async function fetchBlocks(url: string, signal: AbortSignal): Promise<BlockCollection> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const data: unknown = await response.json();
  if (!isCollection(data)) throw new Error('The file is not a GeoJSON feature collection.');
  return data;
}

export interface BlockWords {
  block: string;
  district: string;
  state: string;
  notNamed: string;
}

export function blockPopup(
  properties: Partial<BlockProperties> | null,
  words: BlockWords,
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
