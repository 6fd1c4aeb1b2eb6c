import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
