import type { FormDefinition, Question } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { notes, treeLocation, treePhoto } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { distributionQuestions } from '../questions/tree-questions';
import { odishaSpecies } from '../species/regional-lists';

/** The rights over a forest decide who may gather in it. */
const forestHolder: Question = {
  kind: 'choose-one',
  name: 'forest_holder',
  label: say('Whose land is it?', 'यह ज़मीन किसकी है?', 'ଏହି ଜମି କାହାର?'),
  choices: choiceList(
    'forest_holders',
    choice(
      'community',
      'Community forest with a title',
      'अधिकार-पत्र वाला सामुदायिक वन',
      'ଅଧିକାର ପତ୍ର ଥିବା ଗୋଷ୍ଠୀ ଜଙ୍ଗଲ',
    ),
    choice(
      'village',
      'Forest the village protects without a title',
      'वह वन जिसे गाँव बिना अधिकार-पत्र के बचाता है',
      'ବିନା ଅଧିକାର ପତ୍ରରେ ଗାଁ ସୁରକ୍ଷା କରୁଥିବା ଜଙ୍ଗଲ',
    ),
    choice('reserved', 'Reserved forest', 'आरक्षित वन', 'ସଂରକ୍ଷିତ ଜଙ୍ଗଲ'),
    choice('revenue', 'Revenue land', 'राजस्व भूमि', 'ରାଜସ୍ୱ ଜମି'),
    choice('private', 'Private land', 'निजी ज़मीन', 'ଘରୋଇ ଜମି'),
    choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
  ),
};

export const treeSpeciesOdisha: FormDefinition = {
  formId: 'tree_species_odisha',
  title: 'Tree Species Distribution – Odisha',
  version: '2026112101',
  questions: [
    ...speciesQuestions(odishaSpecies),
    treePhoto,
    treeLocation,
    forestHolder,
    ...distributionQuestions,
    notes,
  ],
};
