import type { MapCircle } from './marker-layer';
import type { PointWords } from './popup/point-words';
import { recordPopup } from './popup/record-popup';
import { type SpeciesFeature, shareOf } from './records/species-feature';

export const circleOf = (feature: SpeciesFeature, words: PointWords): MapCircle => ({
  ...shareOf(feature),
  longitude: feature.geometry.coordinates[0] ?? 0,
  latitude: feature.geometry.coordinates[1] ?? 0,
  feature,
  popup: (said) =>
    recordPopup({ ...feature.properties, ...(said && { speciesType: said }) }, words),
});
