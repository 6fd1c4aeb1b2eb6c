import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** The texts of the CommFor dashboard and of its viewers. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
