import { listedSpecies, localNameIn, type OwnRecord } from '@aranya/shared/contracts';
import { languageOf } from '@aranya/shared/languages';
import type L from 'leaflet';
import type { PopupWords } from '../points/popup/point-words';
import { POPUP, recordPopup } from '../points/popup/record-popup';

const CLOSE = 12;

/** Focuses the map, too. */
export function showRecord(map: L.Map, record: OwnRecord, words: PopupWords): void {
  const [first] = record.species;
  if (!first?.place) return;
  const speciesName = first.speciesName.replaceAll('_', ' ');
  const listed = listedSpecies(speciesName);
  map.setView(first.place, Math.max(map.getZoom(), CLOSE), { animate: false });
  map.openPopup(
    recordPopup(
      {
        speciesName,
        localName: listed ? localNameIn(languageOf(words.reading), listed) : first.localName,
        speciesType: null,
        submissionDate: record.receivedAt,
        recordId: record.id,
      },
      words,
    ),
    first.place,
    { ...POPUP, offset: [0, -12] },
  );
  const container = map.getContainer();
  container.scrollIntoView({ block: 'center' });
  container.focus({ preventScroll: true });
}
