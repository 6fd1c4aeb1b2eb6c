import {
  waterKinds,
  waterLevels,
  waterLooks,
  waterMonths,
  waterTroubles,
  waterUses,
} from '../choices/water-choices';
import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import { location, notes, photo, village } from '../questions/common-questions';
import { between, noneIsExclusive } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { waterSpecies } from '../species/regional-lists';

/** One record is one body of water and one species that lives in or beside it. */
export const waterbodiesMappingHarichandanpur: FormDefinition = {
  formId: 'waterbodies_mapping_harichandanpur',
  title: 'Waterbodies Mapping – Harichandanpur',
  version: '2026112101',
  questions: [
    village,
    {
      kind: 'text',
      name: 'water_name',
      label: say(
        'What do people call this water?',
        'लोग इस जल स्रोत को क्या कहते हैं?',
        'ଲୋକେ ଏହି ଜଳ ଉତ୍ସକୁ କ’ଣ କହନ୍ତି?',
      ),
    },
    {
      kind: 'choose-one',
      name: 'water_kind',
      label: say('What kind of water is it?', 'यह किस प्रकार का जल स्रोत है?', 'ଏହା କେଉଁ ପ୍ରକାରର ଜଳ ଉତ୍ସ?'),
      required: true,
      choices: waterKinds,
    },
    location(
      say('Where is the water?', 'जल स्रोत कहाँ है?', 'ଜଳ ଉତ୍ସ କେଉଁଠାରେ ଅଛି?'),
      say(
        'Stand at the edge, on firm ground.',
        'किनारे पर पक्की ज़मीन पर खड़े हों।',
        'କୂଳରେ ଶକ୍ତ ଭୂମି ଉପରେ ଠିଆ ହୁଅନ୍ତୁ।',
      ),
    ),
    {
      kind: 'geoshape',
      name: 'water_area',
      label: say(
        'Walk around the edge of the water',
        'पानी के किनारे-किनारे चक्कर लगाएँ',
        'ପାଣି କୂଳେ କୂଳେ ବୁଲନ୍ତୁ',
      ),
      hint: say(
        'Leave it out where the bank is steep or the way is blocked.',
        'किनारा खड़ा हो या रास्ता बंद हो तो छोड़ दें।',
        'କୂଳ ତୀଖ ଥିଲେ କିମ୍ବା ବାଟ ବନ୍ଦ ଥିଲେ ଛାଡ଼ି ଦିଅନ୍ତୁ।',
      ),
      relevant: `{water_kind} = 'pond' or {water_kind} = 'reservoir' or {water_kind} = 'wetland'`,
    },
    photo(say('Photo of the water', 'जल स्रोत की फोटो', 'ଜଳ ଉତ୍ସର ଫଟୋ')),
    {
      kind: 'choose-one',
      name: 'water_months',
      label: say(
        'For how long in the year does it hold water?',
        'साल में कितने समय इसमें पानी रहता है?',
        'ବର୍ଷରେ କେତେ ସମୟ ଏଥିରେ ପାଣି ରହେ?',
      ),
      required: true,
      choices: waterMonths,
    },
    {
      kind: 'choose-one',
      name: 'water_level',
      label: say('How much water is in it today?', 'आज इसमें कितना पानी है?', 'ଆଜି ଏଥିରେ କେତେ ପାଣି ଅଛି?'),
      required: true,
      choices: waterLevels,
    },
    {
      kind: 'choose-one',
      name: 'water_looks',
      label: say('How does the water look?', 'पानी कैसा दिखता है?', 'ପାଣି କିପରି ଦେଖାଯାଉଛି?'),
      required: true,
      relevant: `{water_level} != '' and {water_level} != 'dry'`,
      choices: waterLooks,
    },
    {
      kind: 'decimal',
      name: 'depth_m',
      label: say('Depth near the edge (m)', 'किनारे के पास गहराई (मीटर)', 'କୂଳ ପାଖରେ ଗଭୀରତା (ମିଟର)'),
      hint: say(
        'Measure with a stick from the bank; do not step in.',
        'किनारे से डंडे से नापें; पानी में न उतरें।',
        'କୂଳରୁ ବାଡ଼ି ସାହାଯ୍ୟରେ ମାପନ୍ତୁ; ପାଣିକୁ ଓହ୍ଲାନ୍ତୁ ନାହିଁ।',
      ),
      relevant: `{water_level} != '' and {water_level} != 'dry'`,
      constraint: between(0, 30),
    },
    {
      kind: 'choose-many',
      name: 'water_uses',
      label: say(
        'What is the water used for?',
        'इस पानी का उपयोग किसलिए होता है?',
        'ଏହି ପାଣି କେଉଁ କାମରେ ଲାଗେ?',
      ),
      required: true,
      constraint: noneIsExclusive,
      choices: waterUses,
    },
    {
      kind: 'choose-many',
      name: 'water_troubles',
      label: say(
        'What troubles this water?',
        'इस जल स्रोत की क्या समस्याएँ हैं?',
        'ଏହି ଜଳ ଉତ୍ସର କେଉଁ ସମସ୍ୟା ଅଛି?',
      ),
      required: true,
      constraint: noneIsExclusive,
      choices: waterTroubles,
    },
    ...speciesQuestions(waterSpecies, {
      label: say(
        'Which plant or animal do you see here?',
        'यहाँ कौन-सा पौधा या जीव दिख रहा है?',
        'ଏଠାରେ କେଉଁ ଉଦ୍ଭିଦ କିମ୍ବା ପ୍ରାଣୀ ଦେଖାଯାଉଛି?',
      ),
    }),
    {
      kind: 'integer',
      name: 'species_count',
      label: say('How many of it do you see?', 'वे कितने दिख रहे हैं?', 'ସେଗୁଡ଼ିକ କେତୋଟି ଦେଖାଯାଉଛି?'),
      hint: say(
        'An estimate will do. Leave it empty for plants that cover the water.',
        'अनुमान चलेगा। पानी पर फैले पौधों के लिए खाली छोड़ दें।',
        'ଅନୁମାନ ଚଳିବ। ପାଣି ଉପରେ ବ୍ୟାପିଥିବା ଉଦ୍ଭିଦ ପାଇଁ ଖାଲି ଛାଡ଼ନ୍ତୁ।',
      ),
      constraint: between(1, 100000),
    },
    notes,
  ],
};
