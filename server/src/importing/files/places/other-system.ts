import { sentence, type Way } from '../../../platform/languages/sentence';

/** Advice for a file whose places are not in WGS84. */
export const OTHER_SYSTEM: Way = {
  onConsole:
    'State its EPSG code (--epsg) where it is one of docs/data-import.md, or reproject it.',
  onPage: sentence(
    'Save it in WGS84 first, for example in QGIS (Export, Save Features As, CRS EPSG:4326).',
  ),
};
