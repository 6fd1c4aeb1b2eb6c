import type L from 'leaflet';
import { zoomEnds } from '../../controls/zoom-ends';
import { minusIcon, plusIcon } from '../look/icons';
import { make } from '../look/make-element';
import type { Words } from '../words';

export function makeZoomButtons(map: L.Map, words: Words): HTMLElement {
  const button = (label: string, icon: SVGSVGElement, press: () => void) => {
    const made = make('button', { type: 'button', 'aria-label': label, title: label }, icon);
    made.addEventListener('click', press);
    return made;
  };
  const closer = button(words.zoomIn, plusIcon(), () => map.zoomIn());
  const farther = button(words.zoomOut, minusIcon(), () => map.zoomOut());
  const follow = () => {
    const { isClosest, isFarthest } = zoomEnds(map);
    closer.disabled = isClosest;
    farther.disabled = isFarthest;
  };
  map.on('zoomend', follow);
  follow();
  return make('div', { class: 'sheet zoom' }, closer, farther);
}
