import {
  localNameIn,
  OVERLAY_SPECIES,
  speciesLayerName,
  writtenLanguage,
} from '@aranya/shared/contracts';
import { inNameOrder } from '../../layer-switcher/species-named';
import { layersIcon } from '../look/icons';
import { make } from '../look/make-element';
import type { MapLanguage, MapLayer } from '../types/embed';
import type { Words } from '../words';
import { makePanel } from './panel';

interface LayerChoiceOptions {
  words: Words;
  lang: MapLanguage;
  onChange: (layer: MapLayer, isOn: boolean) => void;
}

export function makeLayerChoice({ words, lang, onChange }: LayerChoiceOptions) {
  const boxes = new Map<MapLayer, HTMLInputElement>();
  const rowOf = (layer: MapLayer, ...name: (Node | string)[]) => {
    const box = make('input', { type: 'checkbox' });
    box.addEventListener('change', () => onChange(layer, box.checked));
    boxes.set(layer, box);
    return make('label', {}, box, make('span', {}, ...name));
  };
  const { element, body } = makePanel({
    name: 'layers',
    heading: words.layers,
    icon: layersIcon(),
    isOpen: false,
  });
  const species = inNameOrder(OVERLAY_SPECIES, lang).map(({ scientificName, ...names }) => {
    const localName = localNameIn(lang, names) ?? '';
    return rowOf(
      speciesLayerName(scientificName) as MapLayer,
      make('span', { lang: writtenLanguage(localName) ?? '' }, localName),
      ' ',
      make('em', { lang: 'la' }, scientificName),
    );
  });
  body.append(
    rowOf('records', words.records),
    rowOf('odisha-blocks', words.odishaBlocks),
    rowOf('himachal-blocks', words.himachalBlocks),
    make('fieldset', {}, make('legend', {}, words.species), ...species),
  );
  return {
    element,
    show(layers: ReadonlySet<MapLayer>) {
      for (const [layer, box] of boxes) box.checked = layers.has(layer);
    },
  };
}
