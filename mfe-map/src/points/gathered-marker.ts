import type L from 'leaflet';
import { recordMarker } from './cluster-group';
import type { PointWords } from './point-words';
import { POPUP, recordPopup } from './record-popup';
import type { SpeciesFeature } from './species-feature';
import { clusterIcon } from './species-icon';

/** How much closer the map comes when several records are pressed that came as one. */
const CLOSER = 2;

/** The marker of one feature among gathered ones: of a record, or of several that came as one. */
export function gatheredMarker(
  feature: SpeciesFeature,
  icon: L.Icon<L.BaseIconOptions>,
  words: PointWords,
): L.Marker {
  const { count = 1, speciesName, localName } = feature.properties;
  if (count === 1) {
    return recordMarker(feature, icon).bindPopup(
      () => recordPopup(feature.properties, words),
      POPUP,
    );
  }
  const named = localName ? `${speciesName}, ${localName}` : speciesName;
  const label = words.several(count, named);
  const marker = recordMarker(feature, clusterIcon(speciesName, count, label, words.reading));
  const press = ({ target: { _map: map } }: { target: { _map?: L.Map } }) => {
    if (!map) return;
    const closest = map.getMaxZoom();
    if (map.getZoom() < closest) {
      map.setView(marker.getLatLng(), Math.min(closest, map.getZoom() + CLOSER));
    } else {
      const several = { ...feature.properties, speciesType: label };
      map.openPopup(recordPopup(several, words), marker.getLatLng());
    }
  };
  marker.on('click', press);
  // Leaflet makes a press of Enter only where it has a popup.
  return marker.on('keypress', (event: L.LeafletKeyboardEvent) => {
    if (event.originalEvent.key === 'Enter') press(event);
  });
}
