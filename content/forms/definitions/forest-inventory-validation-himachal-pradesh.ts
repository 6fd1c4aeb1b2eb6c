import { yesNo } from '../choices/yes-no';
import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { location, notes, treePhoto } from '../questions/common-questions';
import { aName, between } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { damage, girth, health, height } from '../questions/tree-questions';
import { himachalSpecies } from '../species/regional-lists';

const treeStates = choiceList(
  'tree_states',
  choice('standing', 'It stands', 'पेड़ खड़ा है', 'ଗଛଟି ଠିଆ ହୋଇଛି'),
  choice('fallen', 'It has fallen', 'पेड़ गिर गया है', 'ଗଛଟି ପଡ଼ିଯାଇଛି'),
  choice('cut', 'It was cut', 'पेड़ कट गया है', 'ଗଛଟି କଟାଯାଇଛି'),
);

const STANDS = `{tree_state} = 'standing'`;

/** Checks a tree of the inventory: its existence, its species and its girth. */
export const forestInventoryValidationHimachalPradesh: FormDefinition = {
  formId: 'forest_inventory_validation_himachal_pradesh',
  title: 'Forest Inventory Validation – Himachal Pradesh',
  version: '2026112101',
  questions: [
    {
      kind: 'text',
      name: 'beat',
      label: say('Forest beat', 'वन बीट', 'ଜଙ୍ଗଲ ବିଟ୍'),
      required: true,
      constraint: aName,
    },
    {
      kind: 'text',
      name: 'plot_number',
      label: say('Plot number in the inventory', 'वन सूची में प्लॉट संख्या', 'ଜଙ୍ଗଲ ତାଲିକାରେ ପ୍ଲଟ୍ ସଂଖ୍ୟା'),
      required: true,
    },
    {
      kind: 'integer',
      name: 'tree_number',
      label: say('Tree number in the inventory', 'वन सूची में पेड़ की संख्या', 'ଜଙ୍ଗଲ ତାଲିକାରେ ଗଛର ସଂଖ୍ୟା'),
      required: true,
      constraint: between(1, 9999),
    },
    {
      kind: 'choose-one',
      name: 'tree_state',
      label: say('What has become of the tree?', 'पेड़ का क्या हुआ?', 'ଗଛଟିର କ’ଣ ହୋଇଛି?'),
      required: true,
      choices: treeStates,
    },
    ...speciesQuestions(himachalSpecies, {
      label: say(
        'Which species do you find it to be?',
        'आपके देखने में यह कौन-सी प्रजाति है?',
        'ଆପଣଙ୍କ ଦେଖିବାରେ ଏହା କେଉଁ ପ୍ରଜାତି?',
      ),
      hint: say(
        'Decide by what you see, before you look at the sheet.',
        'सूची देखने से पहले, जो दिख रहा है उसी से तय करें।',
        'ତାଲିକା ଦେଖିବା ପୂର୍ବରୁ, ଯାହା ଦେଖାଯାଉଛି ସେଥିରୁ ସ୍ଥିର କରନ୍ତୁ।',
      ),
    }),
    {
      kind: 'choose-one',
      name: 'species_agrees',
      label: say(
        'Does the inventory name the same species?',
        'क्या वन सूची में भी यही प्रजाति लिखी है?',
        'ଜଙ୍ଗଲ ତାଲିକାରେ ମଧ୍ୟ ଏହି ପ୍ରଜାତି ଲେଖାଅଛି କି?',
      ),
      required: true,
      choices: yesNo,
    },
    {
      kind: 'text',
      name: 'species_in_inventory',
      label: say(
        'Which species does the inventory name?',
        'वन सूची में कौन-सी प्रजाति लिखी है?',
        'ଜଙ୍ଗଲ ତାଲିକାରେ କେଉଁ ପ୍ରଜାତି ଲେଖାଅଛି?',
      ),
      required: true,
      relevant: `{species_agrees} = 'no'`,
      constraint: aName,
    },
    girth(STANDS),
    {
      kind: 'decimal',
      name: 'girth_in_inventory_cm',
      label: say(
        'Girth in the inventory (cm)',
        'वन सूची में लिखा घेरा (से.मी.)',
        'ଜଙ୍ଗଲ ତାଲିକାରେ ଲେଖା ଘେର (ସେ.ମି.)',
      ),
      relevant: STANDS,
      constraint: between(5, 1500),
    },
    {
      kind: 'calculate',
      name: 'girth_growth_cm',
      value: `if({girth_cm} = '' or {girth_in_inventory_cm} = '', '', \
round({girth_cm} - {girth_in_inventory_cm}, 1))`,
      valueType: 'decimal',
    },
    height(STANDS),
    { ...health, relevant: STANDS },
    damage,
    {
      kind: 'integer',
      name: 'seedlings',
      label: say(
        'How many young plants of this species grow within five paces?',
        'पाँच कदम के भीतर इस प्रजाति के कितने छोटे पौधे हैं?',
        'ପାଞ୍ଚ ପାଦ ମଧ୍ୟରେ ଏହି ପ୍ରଜାତିର କେତୋଟି ଚାରାଗଛ ଅଛି?',
      ),
      required: true,
      constraint: between(0, 2000),
    },
    treePhoto,
    location(say('Where does the tree stand?', 'पेड़ कहाँ है?', 'ଗଛଟି କେଉଁଠାରେ ଅଛି?')),
    notes,
  ],
};
