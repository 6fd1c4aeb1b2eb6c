import { createTexts } from '@aranya/shared/languages';
import english from '../languages/texts.pot';

/** The texts of dashboard, profile and QR code. */
export const { useText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});
