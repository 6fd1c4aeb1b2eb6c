import type { LocalText, Question } from '../form-types';
import { say } from '../local-text';
import { aName } from './limits';

const STAND_STILL = say(
  'Stand right beside it, with open sky above if you can, and wait for an accuracy of 15 m or better.',
  'ठीक उसके पास खड़े हों, हो सके तो खुले आकाश के नीचे, और 15 मीटर या बेहतर सटीकता आने तक रुकें।',
  'ଠିକ୍ ତା’ ପାଖରେ, ସମ୍ଭବ ହେଲେ ଖୋଲା ଆକାଶ ତଳେ ଠିଆ ହୁଅନ୍ତୁ, ଏବଂ ୧୫ ମିଟର କିମ୍ବା ତା’ଠାରୁ ଭଲ ସଠିକତା ଆସିବା ପର୍ଯ୍ୟନ୍ତ ଅପେକ୍ଷା କରନ୍ତୁ।',
);

const SHOW_LEAVES = say(
  'Leaves, flowers or fruit seen from close by help most to recognise the species.',
  'पास से ली गई पत्ती, फूल या फल की फोटो प्रजाति पहचानने में सबसे अधिक मदद करती है।',
  'ପାଖରୁ ନିଆଯାଇଥିବା ପତ୍ର, ଫୁଲ କିମ୍ବା ଫଳର ଫଟୋ ପ୍ରଜାତି ଚିହ୍ନିବାରେ ସବୁଠାରୁ ଅଧିକ ସାହାଯ୍ୟ କରେ।',
);

/** Question for the place of the record. */
export function location(label: LocalText, hint: LocalText = STAND_STILL): Question {
  return { kind: 'geopoint', name: 'location', label, hint, required: true };
}

/** Question for a photo, by which others can verify the record. */
export function photo(label: LocalText, hint?: LocalText, required = true): Question {
  return { kind: 'photo', name: 'photo', label, hint, required };
}

export const treeLocation = location(say('Where does it grow?', 'यह कहाँ उगा है?', 'ଏହା କେଉଁଠାରେ ବଢ଼ିଛି?'));

export const treePhoto = photo(
  say('Photo of the plant', 'पौधे या पेड़ की फोटो', 'ଗଛର ଫଟୋ'),
  SHOW_LEAVES,
);

export const notes: Question = {
  kind: 'long-text',
  name: 'notes',
  label: say(
    'Is there anything else you noticed?',
    'क्या आपने कुछ और देखा?',
    'ଆପଣ ଆଉ କିଛି ଲକ୍ଷ୍ୟ କରିଛନ୍ତି କି?',
  ),
};

export const village: Question = {
  kind: 'text',
  name: 'village',
  label: say('Name of the village', 'गाँव का नाम', 'ଗାଁର ନାମ'),
  required: true,
  constraint: aName,
};
