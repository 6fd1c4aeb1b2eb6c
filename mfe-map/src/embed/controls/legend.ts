import { type LegendEntry, rowOf, totalOf } from '../../legend/legend-model';
import { countText } from '../../points/popup/count-text';
import { make } from '../look/make-element';
import type { Words } from '../words';
import { makePanel } from './panel';

/** Maps narrower than this start with a closed legend, in CSS pixels. */
const WIDE = 640;

function row(entry: LegendEntry): HTMLElement {
  const { name, localName } = entry;
  const { letter, colour, isScientific, count } = rowOf(entry);
  const swatch = make('span', { class: 'swatch', 'aria-hidden': 'true' }, letter);
  swatch.style.setProperty('--species', colour);
  const names = make('span', { class: 'names' });
  if (localName) names.append(make('strong', {}, localName));
  names.append(make(isScientific ? 'em' : 'span', {}, name));
  return make('li', {}, swatch, names, make('span', { class: 'count' }, count));
}

export function makeLegend(words: Words, width: number) {
  const { element, body, suggest } = makePanel({
    name: 'legend',
    heading: words.legend,
    isOpen: width >= WIDE,
  });
  element.hidden = true;
  const list = make('ul', { tabindex: '0', 'aria-label': words.legend });
  const sum = make('span', { class: 'count' });
  body.append(list, make('p', { class: 'total' }, make('span', {}, words.total), sum));
  return {
    element,
    /** @param now width of the map, in CSS pixels */
    fit: (now: number) => suggest(now >= WIDE),
    show(entries: readonly LegendEntry[]) {
      element.hidden = entries.length === 0;
      list.replaceChildren(...entries.map(row));
      sum.textContent = countText(totalOf(entries));
    },
  };
}
