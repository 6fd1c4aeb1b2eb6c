import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** Texts of the CommFor dashboard and its viewers. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
