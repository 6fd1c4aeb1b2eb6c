import { getOwnRecord } from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import type { TextOf } from '@aranya/shared/languages';
import type L from 'leaflet';
import { line } from '../points/record-popup';
import { fateWords } from './fate-words';
import { fetchPhoto } from './fetch-photo';
import { formText } from './record-words';

/**
 * Adds to the popup of an own record what the list knows of it, and its photo. What does not come is
 * left out, and logged.
 * @param signal ends it when the popup closes
 */
export async function addDetails(
  popup: L.Popup,
  content: HTMLElement,
  { id, text, signal }: { id: string; text: TextOf; signal: AbortSignal },
): Promise<void> {
  const record = await getOwnRecord(id, signal);
  const { label, sentence } = fateWords(record, text);
  const [photo] = record.photos;
  content.append(
    ...line('span', 'record-popup-form', formText(record, text)),
    ...line('span', 'record-popup-form', `${label}. ${sentence}`),
  );
  const image = photo === undefined ? null : imageFor(record, text);
  if (image) content.prepend(image);
  makeRoom(popup);
  if (photo === undefined || !image) return;
  const wanted = { id, name: photo, size: 'large' } as const;
  const address = URL.createObjectURL(await fetchPhoto(wanted, signal));
  signal.addEventListener('abort', () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
}

function imageFor({ species: [first], formTitle }: OwnRecord, text: TextOf): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'record-popup-photo';
  image.alt = text('Photo of {name}', { name: first?.speciesName ?? formTitle });
  return image;
}

/** Room around a popup, and for the buttons at the map's left where it has that much, in CSS pixels. */
const MARGIN = 16;
const BUTTONS = 72;

/** Moves the map as far as the popup needs, which has grown. Its own `update` would make the content anew. */
function makeRoom(popup: L.Popup) {
  const { _map: map } = popup as unknown as { _map?: L.Map };
  const element = popup.getElement();
  if (!map || !element) return;
  // Both as they are now: where the map is still on its way, it goes another one from here.
  const around = map.getContainer().getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const left = around.width - box.width < BUTTONS + MARGIN ? MARGIN / 2 : BUTTONS;
  const beyondRight = Math.max(0, box.right - (around.right - MARGIN / 2));
  const beyondLeft = Math.min(0, box.left - beyondRight - (around.left + left));
  const beyondTop = Math.min(0, box.top - (around.top + MARGIN));
  map.panBy([beyondRight + beyondLeft, beyondTop]);
}
