import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** The texts of the species map; the embedded map has its own. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
