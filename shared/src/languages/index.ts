export {
  beginIn,
  chooseLanguage,
  fittingLanguage,
  language,
  offeredLanguages,
  showIn,
  wishedLanguage,
} from './chosen-language';
export { createTexts, message, type TextOf } from './create-texts';
export { useLanguage } from './use-language';
export { withParts } from './with-parts';
