import type { Constraint } from '../form-types';
import { say } from '../local-text';

const ODIA_DIGITS = '୦୧୨୩୪୫୬୭୮୯';

/** Formats a number with Odia digits. */
export function odiaNumber(value: number): string {
  return String(value).replace(/\d/g, (digit) => ODIA_DIGITS[Number(digit)] ?? digit);
}

/** A number from `min` to `max`, both included. */
export function between(min: number, max: number): Constraint {
  return {
    test: `. >= ${min} and . <= ${max}`,
    message: say(
      `Give a number from ${min} to ${max}.`,
      `${min} से ${max} तक की संख्या दें।`,
      `${odiaNumber(min)} ରୁ ${odiaNumber(max)} ମଧ୍ୟରେ ଏକ ସଂଖ୍ୟା ଦିଅନ୍ତୁ।`,
    ),
  };
}

/** "None of these" contradicts every other answer. */
export const noneIsExclusive: Constraint = {
  test: `not(selected(., 'none')) or count-selected(.) = 1`,
  message: say(
    'The last choice cannot go together with others.',
    'अंतिम विकल्प दूसरों के साथ नहीं चुना जा सकता।',
    'ଶେଷ ବିକଳ୍ପଟି ଅନ୍ୟ ବିକଳ୍ପ ସହ ବାଛିହେବ ନାହିଁ।',
  ),
};

/** A name of at least two letters. */
export const aName: Constraint = {
  test: 'string-length(normalize-space(.)) >= 2',
  message: say('Write at least two letters.', 'कम से कम दो अक्षर लिखें।', 'ଅତିକମ୍‌ରେ ଦୁଇଟି ଅକ୍ଷର ଲେଖନ୍ତୁ।'),
};

/** A day that is not in the future. */
export const notInFuture: Constraint = {
  test: '. <= today()',
  message: say('This day has not come yet.', 'यह दिन अभी नहीं आया है।', 'ଏହି ଦିନ ଏପର୍ଯ୍ୟନ୍ତ ଆସିନାହିଁ।'),
};
