import type { EmbedText } from './texts';

/** What stands over the map until it is there. */
export const coverWords = (text: EmbedText) => ({
  map: text('Species map'),
  loading: text('The map is on its way'),
  mapFailed: text('The map could not be loaded.'),
  retry: text('Try again'),
});
