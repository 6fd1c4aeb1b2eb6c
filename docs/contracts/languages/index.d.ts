export { beginIn, beginVisit, chooseDigits, chooseLanguage, continueVisit, fittingLanguage, language, offeredLanguages, onLanguage, reading, showIn, wishedLanguage, wishedReading, } from './chosen-language';
export { createTexts, message, type TextOf, textsArrived, useCommonText } from './create-texts';
export { languageOf, sampleOfDigits } from './digits';
export { collatorOf, dateIn, localeOf, type Reading } from './locale';
export { useLanguage, useLocale, useNumber, useReading } from './use-language';
export { withParts } from './with-parts';
