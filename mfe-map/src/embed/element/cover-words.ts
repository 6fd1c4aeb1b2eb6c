import type { EmbedText } from '../texts';

export const coverWords = (text: EmbedText) => ({
  map: text('Species map'),
  loading: text('The map is on its way'),
  mapFailed: text('The map could not be loaded.'),
  retry: text('Try again'),
});
