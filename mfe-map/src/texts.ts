import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** The embedded map has its own texts. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
