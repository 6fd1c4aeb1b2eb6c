import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** Texts of explore, species and places. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
