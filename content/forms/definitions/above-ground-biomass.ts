import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { location, notes, photo } from '../questions/common-questions';
import { between } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { girth, height } from '../questions/tree-questions';
import { allPlantSpecies } from '../species/regional-lists';

const plotShapes = choiceList(
  'plot_shapes',
  choice('square_0_1_ha', 'Square, 31.62 m a side', 'वर्ग, भुजा 31.62 मीटर', 'ବର୍ଗ, ବାହୁ ୩୧.୬୨ ମିଟର'),
  choice('square_20_m', 'Square, 20 m a side', 'वर्ग, भुजा 20 मीटर', 'ବର୍ଗ, ବାହୁ ୨୦ ମିଟର'),
  choice('square_10_m', 'Square, 10 m a side', 'वर्ग, भुजा 10 मीटर', 'ବର୍ଗ, ବାହୁ ୧୦ ମିଟର'),
  choice('circle_8_m', 'Circle, 8 m radius', 'वृत्त, त्रिज्या 8 मीटर', 'ବୃତ୍ତ, ବ୍ୟାସାର୍ଦ୍ଧ ୮ ମିଟର'),
);

const stemStates = choiceList(
  'stem_states',
  choice('living', 'Living tree', 'जीवित पेड़', 'ଜୀବନ୍ତ ଗଛ'),
  choice('dead_standing', 'Dead, still standing', 'सूखा, पर खड़ा', 'ମଲା, କିନ୍ତୁ ଠିଆ ହୋଇଛି'),
  choice('stump', 'Stump', 'ठूँठ', 'କଟା ଗଛର ମୂଳ'),
);

const heightMethods = choiceList(
  'height_methods',
  choice(
    'clinometer',
    'Clinometer or hypsometer',
    'क्लाइनोमीटर या हिप्सोमीटर',
    'କ୍ଲିନୋମିଟର କିମ୍ବା ହିପ୍ସୋମିଟର',
  ),
  choice('stick', 'Stick or shadow', 'डंडे या छाया से', 'ବାଡ଼ି କିମ୍ବା ଛାଇ ସାହାଯ୍ୟରେ'),
  choice('estimate', 'Estimate by eye', 'आँख से अनुमान', 'ଆଖି ଅନ୍ଦାଜ'),
);

/** One record is one stem in a carbon plot. */
export const aboveGroundBiomass: FormDefinition = {
  formId: 'above_ground_biomass',
  title: 'Above Ground Biomass – Forest Carbon',
  version: '2026112101',
  questions: [
    {
      kind: 'text',
      name: 'plot_number',
      label: say('Plot number', 'प्लॉट संख्या', 'ପ୍ଲଟ୍ ସଂଖ୍ୟା'),
      hint: say(
        'As it stands on the plot sheet or the corner stone.',
        'जैसा प्लॉट के पर्चे या कोने के पत्थर पर लिखा है।',
        'ପ୍ଲଟ୍ କାଗଜ କିମ୍ବା କୋଣ ପଥରରେ ଯେପରି ଲେଖାଅଛି।',
      ),
      required: true,
      constraint: {
        test: 'string-length(normalize-space(.)) >= 1 and string-length(.) <= 20',
        message: say(
          'At most 20 letters and digits.',
          'अधिक से अधिक 20 अक्षर और अंक।',
          'ଅତି ବେଶିରେ ୨୦ଟି ଅକ୍ଷର ଓ ଅଙ୍କ।',
        ),
      },
    },
    {
      kind: 'choose-one',
      name: 'plot_shape',
      label: say('Shape and size of the plot', 'प्लॉट का आकार और माप', 'ପ୍ଲଟ୍‌ର ଆକୃତି ଓ ମାପ'),
      required: true,
      choices: plotShapes,
    },
    {
      kind: 'integer',
      name: 'tree_number',
      label: say('Number of the tree in the plot', 'प्लॉट में पेड़ की संख्या', 'ପ୍ଲଟ୍‌ରେ ଗଛର କ୍ରମିକ ସଂଖ୍ୟା'),
      hint: say(
        'Start at the north corner and go clockwise.',
        'उत्तरी कोने से शुरू करके घड़ी की दिशा में चलें।',
        'ଉତ୍ତର କୋଣରୁ ଆରମ୍ଭ କରି ଘଣ୍ଟାକଣ୍ଟା ଦିଗରେ ଯାଆନ୍ତୁ।',
      ),
      required: true,
      constraint: between(1, 999),
    },
    ...speciesQuestions(allPlantSpecies),
    {
      kind: 'choose-one',
      name: 'stem_state',
      label: say('Is the tree alive?', 'क्या पेड़ जीवित है?', 'ଗଛଟି ଜୀବନ୍ତ ଅଛି କି?'),
      required: true,
      choices: stemStates,
    },
    {
      kind: 'integer',
      name: 'stem_count',
      label: say(
        'How many stems does it have at breast height?',
        'छाती की ऊँचाई पर इसके कितने तने हैं?',
        'ଛାତି ଉଚ୍ଚତାରେ ଏହାର କେତୋଟି ଗଣ୍ଡି ଅଛି?',
      ),
      hint: say(
        'If there are several, measure the thickest and write the other girths in the notes.',
        'एक से अधिक हों तो सबसे मोटा तना नापें और बाकी के घेरे टिप्पणी में लिखें।',
        'ଏକାଧିକ ଥିଲେ ସବୁଠାରୁ ମୋଟା ଗଣ୍ଡିଟିକୁ ମାପନ୍ତୁ ଏବଂ ଅନ୍ୟଗୁଡ଼ିକର ଘେର ଟିପ୍ପଣୀରେ ଲେଖନ୍ତୁ।',
      ),
      required: true,
      relevant: `{stem_state} = 'living' or {stem_state} = 'dead_standing'`,
      constraint: between(1, 40),
    },
    girth(`{stem_state} = 'living' or {stem_state} = 'dead_standing'`),
    {
      kind: 'calculate',
      name: 'dbh_cm',
      value: `if({girth_cm} = '', '', round({girth_cm} div 3.14159, 1))`,
      valueType: 'decimal',
    },
    {
      kind: 'decimal',
      name: 'stump_girth_cm',
      label: say(
        'Girth of the stump where it was cut (cm)',
        'जहाँ से कटा, वहाँ ठूँठ का घेरा (से.मी.)',
        'କଟା ଜାଗାରେ ମୂଳର ଘେର (ସେ.ମି.)',
      ),
      required: true,
      relevant: `{stem_state} = 'stump'`,
      constraint: between(5, 2000),
    },
    height(`{stem_state} = 'living' or {stem_state} = 'dead_standing'`),
    {
      kind: 'choose-one',
      name: 'height_method',
      label: say('How was the height measured?', 'ऊँचाई कैसे नापी गई?', 'ଉଚ୍ଚତା କିପରି ମପାଗଲା?'),
      required: true,
      relevant: `{height_m} != ''`,
      choices: heightMethods,
    },
    photo(
      say('Photo of the tree', 'पेड़ की फोटो', 'ଗଛର ଫଟୋ'),
      say(
        'Step back until the whole tree is in the picture.',
        'इतना पीछे जाएँ कि पूरा पेड़ फोटो में आए।',
        'ପୂରା ଗଛ ଫଟୋରେ ଆସିବା ପର୍ଯ୍ୟନ୍ତ ପଛକୁ ଯାଆନ୍ତୁ।',
      ),
    ),
    location(say('Where does the tree stand?', 'पेड़ कहाँ खड़ा है?', 'ଗଛଟି କେଉଁଠାରେ ଅଛି?')),
    notes,
  ],
};
