import { speciesKinds } from '../choices/species-kinds';
import type { ChoiceList, LocalText, Question, SpeciesKind } from '../form-types';
import { say } from '../local-text';
import { OTHER_SPECIES } from '../species/species';
import { aName } from './limits';

const IS_OTHER = `{species} = '${OTHER_SPECIES}'`;

const WHICH_SPECIES = say('Which species is it?', 'यह कौन-सी प्रजाति है?', 'ଏହା କେଉଁ ପ୍ରଜାତି?');

export const HOW_TO_SEARCH = say(
  'Type the first letters of the local or the scientific name.',
  'स्थानीय या वैज्ञानिक नाम के पहले अक्षर लिखें।',
  'ସ୍ଥାନୀୟ କିମ୍ବା ବୈଜ୍ଞାନିକ ନାମର ପ୍ରଥମ ଅକ୍ଷରଗୁଡ଼ିକ ଲେଖନ୍ତୁ।',
);

const otherName: Question = {
  kind: 'text',
  name: 'species_other',
  label: say('What is its name?', 'इसका नाम क्या है?', 'ଏହାର ନାମ କ’ଣ?'),
  hint: say(
    'The name used in the village, and the scientific name if you know it.',
    'गाँव में बोला जाने वाला नाम, और पता हो तो वैज्ञानिक नाम भी।',
    'ଗାଁରେ ଚଳୁଥିବା ନାମ, ଏବଂ ଜାଣିଥିଲେ ବୈଜ୍ଞାନିକ ନାମ ମଧ୍ୟ।',
  ),
  required: true,
  relevant: IS_OTHER,
  constraint: aName,
};

const otherKind: Question = {
  kind: 'choose-one',
  name: 'species_other_type',
  label: say(
    'What kind of living thing is it?',
    'यह किस प्रकार का जीव या पौधा है?',
    'ଏହା କେଉଁ ପ୍ରକାରର ଜୀବ କିମ୍ବା ଉଦ୍ଭିଦ?',
  ),
  required: true,
  relevant: IS_OTHER,
  choices: speciesKinds,
};

/**
 * Question that stores the kind of the chosen species.
 * @param kindOfOther Formula for the kind of a species that is not in the list.
 */
export function speciesTypeIn(kindOfOther: string): Question {
  const kindInList = `instance('species')/root/item[name = {species}]/kind`;
  return {
    kind: 'calculate',
    name: 'species_type',
    value: `if(${IS_OTHER}, ${kindOfOther}, ${kindInList})`,
    valueType: 'string',
  };
}

export interface SpeciesQuestionOptions {
  readonly label?: LocalText;
  readonly hint?: LocalText;
  /** A form with species of a single kind does not ask for the kind. */
  readonly onlyKind?: SpeciesKind;
}

/** Questions for the species, its name if it is not in the list, and its kind. */
export function speciesQuestions(
  choices: ChoiceList,
  { label = WHICH_SPECIES, hint = HOW_TO_SEARCH, onlyKind }: SpeciesQuestionOptions = {},
): Question[] {
  const asked: Question = {
    kind: 'choose-one',
    name: 'species',
    label,
    hint,
    required: true,
    choices,
    // A search field, because the list has dozens of names.
    appearance: 'minimal autocomplete',
  };
  if (onlyKind !== undefined) return [asked, otherName, speciesTypeIn(`'${onlyKind}'`)];
  return [asked, otherName, otherKind, speciesTypeIn('{species_other_type}')];
}
