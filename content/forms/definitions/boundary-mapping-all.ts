import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import {
  boundaryClosing,
  boundaryQuestions,
  witnessTreeText,
} from '../questions/boundary-questions';
import { village } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { allPlantSpecies } from '../species/regional-lists';

const boundaryKinds = choiceList(
  'boundary_kinds',
  choice('community_forest', 'Community forest', 'सामुदायिक वन', 'ଗୋଷ୍ଠୀ ଜଙ୍ଗଲ'),
  choice('village', 'Village', 'गाँव', 'ଗାଁ'),
  choice('reserved_forest', 'Reserved forest', 'आरक्षित वन', 'ସଂରକ୍ଷିତ ଜଙ୍ଗଲ'),
  choice('sacred_grove', 'Sacred grove', 'पवित्र देववन', 'ପବିତ୍ର ଦେବବଣ'),
  choice('pasture', 'Pasture', 'चरागाह', 'ଗୋଚର ଜମି'),
  choice('plantation', 'Plantation', 'लगाया हुआ जंगल', 'ରୋପିତ ଜଙ୍ଗଲ'),
  choice('private', 'Private land', 'निजी ज़मीन', 'ଘରୋଇ ଜମି'),
);

/** Like the form for Gadchiroli, for any kind of land in any state. */
export const boundaryMappingAll: FormDefinition = {
  formId: 'boundary_mapping_all',
  title: 'Boundary Mapping – All',
  version: '2026112101',
  questions: [
    village,
    {
      kind: 'choose-one',
      name: 'boundary_kind',
      label: say('Whose boundary is it?', 'यह किसकी सीमा है?', 'ଏହା କାହାର ସୀମା?'),
      required: true,
      choices: boundaryKinds,
    },
    ...boundaryQuestions,
    ...speciesQuestions(allPlantSpecies, witnessTreeText),
    ...boundaryClosing,
  ],
};
