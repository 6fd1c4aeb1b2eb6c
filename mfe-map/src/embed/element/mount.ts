import type { AranyaMapElement, AranyaMapOptions, MountedMap } from '../types/embed';
import { createAranyaMap } from './aranya-map-element';

function apply(element: AranyaMapElement, options: AranyaMapOptions) {
  // The copy has no prototype, because a page may add members to all objects.
  const { lang, ...others }: AranyaMapOptions = Object.assign(Object.create(null), options);
  if (lang) element.lang = lang;
  else if (lang === null) element.removeAttribute('lang');
  Object.assign(element, others);
}

export function mount(element: Element, options: AranyaMapOptions = {}): MountedMap {
  const map = createAranyaMap();
  apply(map, options);
  element.append(map);
  return {
    element: map,
    update: (changed) => apply(map, changed),
    unmount: () => map.remove(),
  };
}
