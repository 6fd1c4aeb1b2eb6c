import type { IconWords } from '../points/icons/species-icon';
import { countText } from '../points/popup/count-text';
import type { EmbedText } from './texts';
import type { MapLanguage } from './types/embed';

/** `{…}` is replaced. */
export const mapWords = (text: EmbedText) => ({
  block: text('Block'),
  district: text('District'),
  state: text('State'),
  notNamed: text('Not named'),
  legend: text('Legend'),
  layers: text('Layers'),
  zoomIn: text('Zoom in'),
  zoomOut: text('Zoom out'),
  map: text('Species map'),
  keys: text('Map: arrow keys move it, plus and minus zoom'),
  records: text('Records'),
  odishaBlocks: text('Odisha blocks'),
  himachalBlocks: text('Himachal blocks'),
  species: text('Where a species is found'),
  total: text('Total in view'),
  close: text('Close'),
  loadingRecords: text('Records are on their way'),
  empty: text('No records here. Zoom out or move the map.'),
  recordsFailed: text('The records could not be loaded.'),
  dataFailed: text("This page's own data cannot be shown."),
  retry: text('Try again'),
  wheelHint: text('Hold Ctrl and scroll to zoom the map.'),
  touchHint: text('Move the map with two fingers.'),
  recordsOf: text('{count} records of {name}'),
  approximate: text('Places of threatened species are approximate.'),
  approximateBlocks: text('Block borders are approximate.'),
  outline: text('state lines are approximate, no international border is shown'),
});

export type Words = ReturnType<typeof mapWords>;

export const iconWords = ({ recordsOf }: Words, reading: MapLanguage): IconWords => ({
  reading,
  several: (count, name) =>
    recordsOf.replace('{count}', countText(count)).replace('{name}', () => name),
});
