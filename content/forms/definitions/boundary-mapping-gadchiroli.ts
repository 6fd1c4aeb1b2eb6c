import { yesNoUnknown } from '../choices/yes-no';
import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import {
  boundaryClosing,
  boundaryQuestions,
  witnessTreeText,
} from '../questions/boundary-questions';
import { aName } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { gadchiroliSpecies } from '../species/regional-lists';

/** The boundary of a community forest, mark by mark, as its gram sabha walks it. */
export const boundaryMappingGadchiroli: FormDefinition = {
  formId: 'boundary_mapping_gadchiroli',
  title: 'Boundary Mapping – Gadchiroli',
  version: '2026112101',
  questions: [
    {
      kind: 'text',
      name: 'gram_sabha',
      label: say('Name of the gram sabha', 'ग्राम सभा का नाम', 'ଗ୍ରାମ ସଭାର ନାମ'),
      required: true,
      constraint: aName,
    },
    {
      kind: 'choose-one',
      name: 'has_title',
      label: say(
        'Does the gram sabha hold a community forest title?',
        'क्या ग्राम सभा के पास सामुदायिक वन का अधिकार-पत्र है?',
        'ଗ୍ରାମ ସଭା ପାଖରେ ଗୋଷ୍ଠୀ ଜଙ୍ଗଲର ଅଧିକାର ପତ୍ର ଅଛି କି?',
      ),
      required: true,
      choices: yesNoUnknown,
    },
    ...boundaryQuestions,
    ...speciesQuestions(gadchiroliSpecies, witnessTreeText),
    ...boundaryClosing,
  ],
};
