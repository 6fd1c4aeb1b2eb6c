import { createAranyaMap } from './aranya-map-element';
import type { AranyaMapElement, AranyaMapOptions, MountedMap } from './types/embed';

function apply(element: AranyaMapElement, options: AranyaMapOptions) {
  // Without a prototype: what the page adds to all objects is no option.
  const { lang, ...others }: AranyaMapOptions = Object.assign(Object.create(null), options);
  if (lang) element.lang = lang;
  else if (lang === null) element.removeAttribute('lang');
  Object.assign(element, others);
}

/**
 * Puts a species map into an element, after what is in it.
 * @returns changes it and takes it away again
 */
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
