import { makeNotes } from '../controls/notes';
import { make } from '../look/make-element';
import type { MapLayer } from '../types/embed';
import type { Words } from '../words';

export function makeStage(frame: HTMLElement, words: Words) {
  const mapElement = make('div', {
    class: 'map-root species-map',
    role: 'application',
    'aria-label': words.keys,
  });
  const busy = make('div', {
    class: 'busy',
    role: 'progressbar',
    'aria-label': words.loadingRecords,
  });
  const notes = makeNotes(words.retry);
  const stage = make('div', { class: 'stage', role: 'region', 'aria-label': words.map });
  stage.append(busy, ...notes.elements, mapElement);
  const credits = make('p', { class: 'credits' });
  busy.hidden = true;
  frame.append(stage, credits);
  return {
    stage,
    mapElement,
    busy,
    notes,
    credit: (layers: ReadonlySet<MapLayer>) => credits.replaceChildren(...worksOf(layers, words)),
    remove() {
      stage.remove();
      credits.remove();
    },
  };
}

function worksOf(layers: ReadonlySet<MapLayer>, words: Words): Node[] {
  const link = make('a', { href: 'https://leafletjs.com', target: '_blank', rel: 'noreferrer' });
  link.textContent = 'Leaflet';
  const outline = make('span', { class: 'long' }, `: ${words.outline}`);
  const works: Node[] = [link, make('span', {}, 'Natural Earth', outline)];
  if (layers.has('records')) works.push(make('span', {}, words.approximate));
  if (layers.has('odisha-blocks') || layers.has('himachal-blocks')) {
    works.push(make('span', {}, words.approximateBlocks));
  }
  return works;
}
