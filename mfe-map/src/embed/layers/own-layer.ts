import L from 'leaflet';
import { byCount, type LegendEntry } from '../../legend/legend-model';
import type { MarkerLayer } from '../../points/marker-layer';
import { make } from '../look/make-element';
import type { OwnData } from '../map/own-data';
import type { MapLanguage } from '../types/embed';

/** Members that are not shown to readers. */
const SILENT = /^(name|id|count|longitude|latitude)$/;
const LINES = 6;

function ownPopup(name: string, feature: GeoJSON.Feature): HTMLElement {
  const content = make('div', { class: 'record-popup' });
  content.append(make('strong', { class: 'record-popup-name' }, name));
  const plain = Object.entries(feature.properties ?? {}).filter(
    ([member, value]) =>
      !SILENT.test(member) &&
      value !== name &&
      /^(string|number)$/.test(typeof value) &&
      value !== '',
  );
  for (const [member, value] of plain.slice(0, LINES)) {
    content.append(make('span', { class: 'record-popup-type' }, `${member}: ${value}`));
  }
  return content;
}

const nameOf = (feature: GeoJSON.Feature): string => String(feature.properties?.name ?? '');

export function makeOwnLayer(
  map: L.Map,
  markers: MarkerLayer,
  onSelect: (feature: GeoJSON.Feature) => void,
) {
  let data: OwnData = { points: [], shapes: [], leftOut: [] };
  const shapes = L.geoJSON(undefined, {
    style: { color: '#17766f', weight: 2, fillOpacity: 0.12 },
    onEachFeature: (feature, layer) => {
      if (nameOf(feature)) layer.bindPopup(() => ownPopup(nameOf(feature), feature));
      layer.on('click', () => onSelect(feature));
    },
  }).addTo(map);

  return {
    show(next: OwnData) {
      data = next;
      shapes.clearLayers();
      for (const shape of data.shapes) shapes.addData(shape);
      markers.show(
        data.points.map((point) => ({
          ...point,
          localName: null,
          count: 1,
          popup: () => ownPopup(point.name, point.feature),
        })),
      );
    },
    /** @returns bounds that are not valid without features */
    bounds(): L.LatLngBounds {
      const around = shapes.getBounds();
      for (const { latitude, longitude } of data.points) around.extend([latitude, longitude]);
      return around;
    },
    legend(lang: MapLanguage): LegendEntry[] {
      const counts = new Map<string, number>();
      for (const { name } of data.points) counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...counts]
        .map(([name, count]) => ({ name, localName: null, count }))
        .sort(byCount(lang));
    },
  };
}
