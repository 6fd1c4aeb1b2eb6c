import {
  damageCauses,
  habitats,
  heightClasses,
  plantUses,
  seasonSigns,
  treeHealth,
} from '../choices/tree-choices';
import type { ChoiceQuestion, Question } from '../form-types';
import { say } from '../local-text';
import { between, noneIsExclusive } from './limits';

/** The girth at breast height; foresters in India measure it at 1.37 m. */
export function girth(relevant: string, required = true): Question {
  return {
    kind: 'decimal',
    name: 'girth_cm',
    label: say(
      'Girth at breast height (cm)',
      'छाती की ऊँचाई पर तने का घेरा (से.मी.)',
      'ଛାତି ଉଚ୍ଚତାରେ ଗଣ୍ଡିର ଘେର (ସେ.ମି.)',
    ),
    hint: say(
      'Hold the tape level around the trunk, 1.37 m above the ground; on a slope measure from the upper side.',
      'ज़मीन से 1.37 मीटर ऊपर टेप को तने के चारों ओर समतल रखें; ढलान पर ऊपरी ओर से नापें।',
      'ଭୂମିରୁ ୧.୩୭ ମିଟର ଉପରେ ଟେପ୍‌କୁ ଗଣ୍ଡି ଚାରିପଟେ ସମତଳ ଭାବରେ ରଖନ୍ତୁ; ଗଡ଼ାଣି ଜାଗାରେ ଉପର ପଟରୁ ମାପନ୍ତୁ।',
    ),
    required,
    relevant,
    constraint: between(5, 1500),
  };
}

/** The height from the ground to the highest living twig. */
export function height(relevant?: string): Question {
  return {
    kind: 'decimal',
    name: 'height_m',
    label: say('Height of the tree (m)', 'पेड़ की ऊँचाई (मीटर)', 'ଗଛର ଉଚ୍ଚତା (ମିଟର)'),
    hint: say(
      'From the ground to the top of the crown.',
      'ज़मीन से पेड़ की चोटी तक।',
      'ଭୂମିରୁ ଗଛର ଅଗ ପର୍ଯ୍ୟନ୍ତ।',
    ),
    required: true,
    relevant,
    constraint: between(1, 80),
  };
}

export const health: ChoiceQuestion = {
  kind: 'choose-one',
  name: 'health',
  label: say('How is the plant doing?', 'पौधे या पेड़ की हालत कैसी है?', 'ଗଛର ଅବସ୍ଥା କିପରି ଅଛି?'),
  required: true,
  choices: treeHealth,
};

export const damage: Question = {
  kind: 'choose-many',
  name: 'damage',
  label: say('What has harmed it?', 'इसे किससे नुकसान हुआ है?', 'କେଉଁ କାରଣରୁ ଏହାର କ୍ଷତି ହୋଇଛି?'),
  hint: say('Choose all that apply.', 'जो भी सही हों, सब चुनें।', 'ଯାହା ଠିକ୍, ସେସବୁ ବାଛନ୍ତୁ।'),
  required: true,
  relevant: `{health} != '' and {health} != 'healthy'`,
  choices: damageCauses,
};

/** Questions that make a record useful on a distribution map, besides the species. */
export const distributionQuestions: readonly Question[] = [
  {
    kind: 'integer',
    name: 'count_nearby',
    label: say(
      'How many of this species do you see within twenty paces?',
      'बीस कदम के भीतर इस प्रजाति के कितने पौधे या पेड़ दिखते हैं?',
      'କୋଡ଼ିଏ ପାଦ ମଧ୍ୟରେ ଏହି ପ୍ରଜାତିର କେତୋଟି ଗଛ ଦେଖାଯାଉଛି?',
    ),
    hint: say('Count this one too.', 'इसे भी गिनें।', 'ଏହାକୁ ମଧ୍ୟ ଗଣନ୍ତୁ।'),
    required: true,
    constraint: between(1, 5000),
  },
  {
    kind: 'choose-one',
    name: 'habitat',
    label: say('What kind of place is it?', 'यह कैसी जगह है?', 'ଏହା କି ପ୍ରକାର ଜାଗା?'),
    required: true,
    choices: habitats,
  },
  {
    kind: 'choose-one',
    name: 'height_class',
    label: say('How tall is it?', 'यह कितना ऊँचा है?', 'ଏହା କେତେ ଉଚ୍ଚ?'),
    choices: heightClasses,
  },
  girth(`{species_type} = 'Tree' and {height_class} != 'under_2'`, false),
  {
    kind: 'choose-many',
    name: 'season_signs',
    label: say('What do you see on it today?', 'आज इस पर क्या दिख रहा है?', 'ଆଜି ଏଥିରେ କ’ଣ ଦେଖାଯାଉଛି?'),
    hint: say('Choose all that apply.', 'जो भी सही हों, सब चुनें।', 'ଯାହା ଠିକ୍, ସେସବୁ ବାଛନ୍ତୁ।'),
    required: true,
    constraint: noneIsExclusive,
    choices: seasonSigns,
  },
  health,
  damage,
  {
    kind: 'choose-many',
    name: 'uses',
    label: say(
      'What do people here use it for?',
      'यहाँ के लोग इसका क्या उपयोग करते हैं?',
      'ଏଠାକାର ଲୋକେ ଏହାକୁ କେଉଁ କାମରେ ଲଗାନ୍ତି?',
    ),
    hint: say(
      'Ask somebody from the village if you can.',
      'हो सके तो गाँव के किसी व्यक्ति से पूछें।',
      'ସମ୍ଭବ ହେଲେ ଗାଁର କାହାକୁ ପଚାରନ୍ତୁ।',
    ),
    constraint: noneIsExclusive,
    choices: plantUses,
  },
];
