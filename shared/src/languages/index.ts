export {
  beginIn,
  beginVisit,
  chooseLanguage,
  continueVisit,
  fittingLanguage,
  followAccount,
  language,
  offeredLanguages,
  showIn,
  wishedLanguage,
} from './chosen-language';
export { createTexts, message, type TextOf, textsArrived, useCommonText } from './create-texts';
export { localeOf } from './locale';
export { useLanguage, useLocale } from './use-language';
export { withParts } from './with-parts';
