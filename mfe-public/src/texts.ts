import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** Texts of the public pages. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
