import type { FormDefinition, Question } from '../form-types';
import { say } from '../local-text';
import { notes, treeLocation, treePhoto } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { distributionQuestions } from '../questions/tree-questions';
import { gadchiroliSpecies } from '../species/regional-lists';

/** In Gadchiroli the gram sabhas hold and manage most community forests. */
const gramSabha: Question = {
  kind: 'text',
  name: 'gram_sabha',
  label: say(
    'Which gram sabha looks after this forest?',
    'इस जंगल की देखभाल कौन-सी ग्राम सभा करती है?',
    'କେଉଁ ଗ୍ରାମ ସଭା ଏହି ଜଙ୍ଗଲର ଦେଖାଶୁଣା କରେ?',
  ),
  hint: say(
    'Leave it empty if nobody can tell you.',
    'कोई न बता सके तो खाली छोड़ दें।',
    'କେହି କହିପାରୁ ନଥିଲେ ଖାଲି ଛାଡ଼ନ୍ତୁ।',
  ),
};

export const treeSpeciesGadchiroli: FormDefinition = {
  formId: 'tree_species_gadchiroli',
  title: 'Tree Species Distribution – Gadchiroli',
  version: '2026112101',
  questions: [
    ...speciesQuestions(gadchiroliSpecies),
    treePhoto,
    treeLocation,
    gramSabha,
    ...distributionQuestions,
    notes,
  ],
};
