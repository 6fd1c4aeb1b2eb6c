import type { FormDefinition, Question } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { notes, treeLocation, treePhoto } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { distributionQuestions } from '../questions/tree-questions';
import { andhraSpecies } from '../species/regional-lists';

/** From the coast to the Eastern Ghats the same tree grows under very different conditions. */
const landscape: Question = {
  kind: 'choose-one',
  name: 'landscape',
  label: say('In which landscape are you?', 'आप किस तरह के इलाके में हैं?', 'ଆପଣ କେଉଁ ପ୍ରକାର ଅଞ୍ଚଳରେ ଅଛନ୍ତି?'),
  required: true,
  choices: choiceList(
    'landscapes',
    choice('coast', 'Coast', 'समुद्र तट', 'ସମୁଦ୍ର ଉପକୂଳ'),
    choice('river_plain', 'River plain or delta', 'नदी का मैदान या डेल्टा', 'ନଦୀ ସମତଳ କିମ୍ବା ତ୍ରିକୋଣଭୂମି'),
    choice('dry_plain', 'Dry plain', 'सूखा मैदान', 'ଶୁଷ୍କ ସମତଳ'),
    choice('rocky_hill', 'Rocky hill', 'पथरीली पहाड़ी', 'ପଥୁରିଆ ପାହାଡ଼'),
    choice('ghats', 'Slope of the Eastern Ghats', 'पूर्वी घाट की ढलान', 'ପୂର୍ବଘାଟ ପର୍ବତର ଗଡ଼ାଣି'),
  ),
};

export const treeSpeciesAndhraPradesh: FormDefinition = {
  formId: 'tree_species_andhra_pradesh',
  title: 'Tree Species Distribution – Andhra Pradesh',
  version: '2026112101',
  questions: [
    ...speciesQuestions(andhraSpecies),
    treePhoto,
    treeLocation,
    landscape,
    ...distributionQuestions,
    notes,
  ],
};
