import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import { notes, treeLocation, treePhoto } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { trialSpecies } from '../species/regional-lists';

/** The trial form: short, so that it teaches the app and not the survey. */
export const treeTest: FormDefinition = {
  formId: 'tree_test_24',
  title: 'Tree Species Trial',
  version: '2026112101',
  questions: [
    {
      kind: 'note',
      name: 'guide',
      label: say(
        'Choose any tree near you. Measure trees at this height, and note the place beside the trunk.',
        'अपने पास का कोई भी पेड़ चुनें। पेड़ को इसी ऊँचाई पर नापते हैं, और स्थान तने के पास खड़े होकर दर्ज करते हैं।',
        'ଆପଣଙ୍କ ପାଖରେ ଥିବା ଯେକୌଣସି ଗଛ ବାଛନ୍ତୁ। ଗଛକୁ ଏହି ଉଚ୍ଚତାରେ ମପାଯାଏ, ଏବଂ ଗଣ୍ଡି ପାଖରେ ଠିଆ ହୋଇ ସ୍ଥାନ ଲିପିବଦ୍ଧ କରାଯାଏ।',
      ),
      hint: say(
        'Nothing can go wrong here: this is a trial.',
        'यहाँ कोई गलती नहीं हो सकती: यह अभ्यास है।',
        'ଏଠାରେ କିଛି ଭୁଲ ହେବ ନାହିଁ: ଏହା ଏକ ଅଭ୍ୟାସ।',
      ),
      picture: 'measuring-a-tree.png',
    },
    ...speciesQuestions(trialSpecies, {
      label: say('Which tree is it?', 'यह कौन-सा पेड़ है?', 'ଏହା କେଉଁ ଗଛ?'),
      onlyKind: 'Tree',
    }),
    treeLocation,
    treePhoto,
    notes,
  ],
};
