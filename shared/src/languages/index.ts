export {
  beginIn,
  chooseLanguage,
  fittingLanguage,
  language,
  offeredLanguages,
  showIn,
  wishedLanguage,
} from './chosen-language';
export { createTexts, message, type TextOf, useCommonText } from './create-texts';
export { localeOf } from './locale';
export { useLanguage, useLocale } from './use-language';
export { withParts } from './with-parts';
