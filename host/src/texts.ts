import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** The host's own texts. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
