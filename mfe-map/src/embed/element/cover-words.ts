import type { EmbedText } from '../texts';

/** Returns the text over the map until it has loaded. */
export const coverWords = (text: EmbedText) => ({
  map: text('Species map'),
  loading: text('The map is on its way'),
  mapFailed: text('The map could not be loaded.'),
  retry: text('Try again'),
});
