import { markKinds, markStates, tracings } from '../choices/boundary-choices';
import { yesNoUnknown } from '../choices/yes-no';
import type { Question } from '../form-types';
import { say } from '../local-text';
import { location, notes, photo } from './common-questions';
import { between } from './limits';

/** Questions about the mark on the ground, the walk along the boundary, and the neighbours. */
export const boundaryQuestions: readonly Question[] = [
  {
    kind: 'integer',
    name: 'mark_number',
    label: say('Number of the boundary mark', 'सीमा चिह्न की संख्या', 'ସୀମା ଚିହ୍ନର ସଂଖ୍ୟା'),
    hint: say(
      'The number on the pillar or on the map; if there is none, count from the first mark.',
      'खंभे या नक्शे पर लिखी संख्या; न हो तो पहले निशान से गिनें।',
      'ଖୁଣ୍ଟ କିମ୍ବା ମାନଚିତ୍ରରେ ଥିବା ସଂଖ୍ୟା; ନଥିଲେ ପ୍ରଥମ ଚିହ୍ନରୁ ଗଣନ୍ତୁ।',
    ),
    required: true,
    constraint: between(1, 9999),
  },
  {
    kind: 'choose-one',
    name: 'mark_kind',
    label: say('What marks the boundary here?', 'यहाँ सीमा का निशान क्या है?', 'ଏଠାରେ ସୀମାର ଚିହ୍ନ କ’ଣ?'),
    required: true,
    choices: markKinds,
  },
  {
    kind: 'choose-one',
    name: 'mark_state',
    label: say('In what state is the mark?', 'निशान किस हालत में है?', 'ଚିହ୍ନଟି କେଉଁ ଅବସ୍ଥାରେ ଅଛି?'),
    required: true,
    relevant: `{mark_kind} = 'pillar' or {mark_kind} = 'cairn' or {mark_kind} = 'tree'`,
    choices: markStates,
  },
  location(
    say('Where is the mark?', 'निशान कहाँ है?', 'ଚିହ୍ନଟି କେଉଁଠାରେ ଅଛି?'),
    say(
      'Put the phone on the mark itself and wait for an accuracy of 15 m or better.',
      'फ़ोन को निशान के ऊपर रखें और 15 मीटर या बेहतर सटीकता आने तक रुकें।',
      'ଫୋନକୁ ଚିହ୍ନ ଉପରେ ରଖନ୍ତୁ ଏବଂ ୧୫ ମିଟର କିମ୍ବା ତା’ଠାରୁ ଭଲ ସଠିକତା ଆସିବା ପର୍ଯ୍ୟନ୍ତ ଅପେକ୍ଷା କରନ୍ତୁ।',
    ),
  ),
  photo(
    say('Photo of the mark', 'निशान की फोटो', 'ଚିହ୍ନର ଫଟୋ'),
    say(
      'Let the land behind it be seen, so that others find the place again.',
      'पीछे की ज़मीन भी दिखे, ताकि दूसरे लोग यह जगह फिर ढूँढ सकें।',
      'ପଛପଟର ଜାଗା ମଧ୍ୟ ଦେଖାଯାଉ, ଯେପରି ଅନ୍ୟମାନେ ଏହି ସ୍ଥାନ ପୁଣି ଖୋଜି ପାଇବେ।',
    ),
  ),
  {
    kind: 'choose-one',
    name: 'tracing',
    label: say(
      'How much of the boundary will you walk now?',
      'अभी आप सीमा का कितना हिस्सा पैदल चलेंगे?',
      'ଏବେ ଆପଣ ସୀମାର କେତେ ଅଂଶ ଚାଲିବେ?',
    ),
    required: true,
    choices: tracings,
  },
  {
    kind: 'geotrace',
    name: 'boundary_line',
    label: say('Walk along the boundary', 'सीमा के साथ-साथ चलें', 'ସୀମା ଧାରେ ଧାରେ ଚାଲନ୍ତୁ'),
    hint: say(
      'Start at this mark and stop at the next one.',
      'इस निशान से शुरू करें और अगले निशान पर रुकें।',
      'ଏହି ଚିହ୍ନରୁ ଆରମ୍ଭ କରି ପରବର୍ତ୍ତୀ ଚିହ୍ନରେ ଅଟକନ୍ତୁ।',
    ),
    required: true,
    relevant: `{tracing} = 'line'`,
  },
  {
    kind: 'geoshape',
    name: 'boundary_area',
    label: say('Walk around the whole boundary', 'पूरी सीमा का चक्कर लगाएँ', 'ପୂରା ସୀମା ବୁଲନ୍ତୁ'),
    hint: say(
      'Keep the forest on your right and come back to this mark.',
      'जंगल को अपने दाहिने रखें और इसी निशान पर लौट आएँ।',
      'ଜଙ୍ଗଲକୁ ନିଜ ଡାହାଣ ପଟେ ରଖି ଏହି ଚିହ୍ନକୁ ଫେରି ଆସନ୍ତୁ।',
    ),
    required: true,
    relevant: `{tracing} = 'area'`,
  },
];

/** The tree that helps to find the place if the mark is lost. */
export const witnessTreeText = {
  label: say(
    'Which tree stands nearest to the mark?',
    'निशान के सबसे पास कौन-सा पेड़ है?',
    'ଚିହ୍ନର ସବୁଠାରୁ ପାଖରେ କେଉଁ ଗଛ ଅଛି?',
  ),
  hint: say(
    'If the mark is ever lost, this tree will show where it was.',
    'निशान कभी मिट जाए तो यही पेड़ उसकी जगह बताएगा।',
    'ଚିହ୍ନଟି କେବେ ହଜିଗଲେ ଏହି ଗଛ ତା’ର ସ୍ଥାନ ଦେଖାଇବ।',
  ),
};

export const boundaryClosing: readonly Question[] = [
  {
    kind: 'decimal',
    name: 'tree_distance_m',
    label: say(
      'How far is that tree from the mark (m)?',
      'वह पेड़ निशान से कितनी दूर है (मीटर)?',
      'ସେହି ଗଛ ଚିହ୍ନଠାରୁ କେତେ ଦୂରରେ ଅଛି (ମିଟର)?',
    ),
    required: true,
    constraint: between(0, 500),
  },
  {
    kind: 'choose-one',
    name: 'neighbours_agree',
    label: say(
      'Do the neighbours agree with the boundary here?',
      'क्या पड़ोसी गाँव यहाँ की सीमा मानते हैं?',
      'ପଡ଼ୋଶୀ ଗାଁ ଏଠାକାର ସୀମାକୁ ମାନନ୍ତି କି?',
    ),
    required: true,
    choices: yesNoUnknown,
  },
  {
    kind: 'long-text',
    name: 'dispute',
    label: say('What is the disagreement about?', 'मतभेद किस बात पर है?', 'କେଉଁ କଥାରେ ମତଭେଦ ଅଛି?'),
    required: true,
    relevant: `{neighbours_agree} = 'no'`,
  },
  {
    kind: 'integer',
    name: 'people_present',
    label: say(
      'How many people of the village were present?',
      'गाँव के कितने लोग साथ थे?',
      'ଗାଁର କେତେ ଜଣ ଲୋକ ଉପସ୍ଥିତ ଥିଲେ?',
    ),
    constraint: between(0, 500),
  },
  notes,
];
