import type { PublicOccurrences } from '@aranya/shared/contracts';
import type L from 'leaflet';

/** In pixels; requests are aligned to these cells, so that caches help. */
const CELL = 64;

/** `west,south,east,north`, extended to whole cells and clipped to the globe. */
export function viewBox(map: L.Map): string {
  const zoom = map.getZoom();
  const { min, max } = map.getPixelBounds();
  const floor = (pixels: number) => Math.floor((pixels ?? 0) / CELL) * CELL;
  const ceil = (pixels: number) => Math.ceil((pixels ?? 0) / CELL) * CELL;
  const northWest = map.unproject([floor(min?.x ?? 0), floor(min?.y ?? 0)], zoom);
  const southEast = map.unproject([ceil(max?.x ?? 0), ceil(max?.y ?? 0)], zoom);
  const within = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees));
  return [
    within(northWest.lng, 180),
    within(southEast.lat, 85),
    within(southEast.lng, 180),
    within(northWest.lat, 85),
  ]
    .map((degrees) => degrees.toFixed(6))
    .join(',');
}

const isAnswer = (value: unknown): value is PublicOccurrences =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as PublicOccurrences).features) &&
  Array.isArray((value as PublicOccurrences).species);

/**
 * @param address with the query of the view
 * @throws if the server fails or answers with something else
 */
export async function fetchRecords(
  address: string,
  signal: AbortSignal,
): Promise<PublicOccurrences> {
  // Sends neither cookies nor the referrer.
  const response = await fetch(address, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error('The answer is not a collection of records.');
  return answer;
}
