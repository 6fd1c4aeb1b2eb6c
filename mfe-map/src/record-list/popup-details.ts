import { askWhileBusy, getOwnRecord, getRecordPhoto } from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import { reading, type TextOf } from '@aranya/shared/languages';
import type L from 'leaflet';
import { line } from '../points/popup/record-popup';
import { describeReviews } from './describe-review';
import { describeStatus } from './describe-status';
import { editAddress, formText } from './record-words';

/**
 * Failing parts are skipped and logged.
 * @param signal aborts when the popup closes
 */
export async function addDetails(
  popup: L.Popup,
  content: HTMLElement,
  {
    id,
    text,
    signal,
    onDelete,
  }: {
    id: string;
    text: TextOf;
    signal: AbortSignal;
    onDelete?: ((record: OwnRecord) => void) | undefined;
  },
): Promise<void> {
  const record = await getOwnRecord(id, signal);
  const { label, sentence } = describeStatus(record, text);
  const [photo] = record.photos;
  content.append(
    ...line('span', 'record-popup-form', formText(record, text)),
    ...line('span', 'record-popup-form', `${label}. ${sentence}`),
    ...describeReviews(record, text, reading()).flatMap((review) =>
      line(
        'span',
        'record-popup-form',
        [review.name, review.sentence, review.comment].filter(Boolean).join(' '),
      ),
    ),
  );
  const toEdit = editAddress(record);
  if (toEdit) {
    const link = document.createElement('a');
    Object.assign(link, {
      className: 'record-popup-edit',
      href: toEdit,
      textContent: text('Edit'),
    });
    content.append(link);
  }
  if (record.isDeletable && onDelete) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'record-popup-delete';
    button.textContent = text('Delete');
    button.addEventListener('click', () => onDelete(record), { signal });
    content.append(button);
  }
  const image = photo === undefined ? null : imageFor(record, text);
  if (image) content.prepend(image);
  makeRoom(popup);
  if (photo === undefined || !image) return;
  const ask = () => getRecordPhoto(id, { name: photo, size: 'large' }, signal);
  const address = URL.createObjectURL(await askWhileBusy(ask, signal));
  signal.addEventListener('abort', () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
}

function imageFor({ species: [first], formTitle }: OwnRecord, text: TextOf): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'record-popup-photo';
  image.alt = text('Photo of {name}', { name: first?.speciesName ?? formTitle });
  return image;
}

/** In CSS pixels; the buttons need room at the left if the map is wide enough. */
const MARGIN = 16;
const BUTTONS = 72;

/** Leaflet's `update` would create the content again. */
function makeRoom(popup: L.Popup) {
  const { _map: map } = popup as unknown as { _map?: L.Map };
  const element = popup.getElement();
  if (!map || !element) return;
  // The current positions count, because the map may still be moving.
  const around = map.getContainer().getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const left = around.width - box.width < BUTTONS + MARGIN ? MARGIN / 2 : BUTTONS;
  const beyondRight = Math.max(0, box.right - (around.right - MARGIN / 2));
  const beyondLeft = Math.min(0, box.left - beyondRight - (around.left + left));
  const beyondTop = Math.min(0, box.top - (around.top + MARGIN));
  map.panBy([beyondRight + beyondLeft, beyondTop]);
}
