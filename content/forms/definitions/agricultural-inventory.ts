import {
  cropSeasons,
  cropStages,
  cropTroubles,
  fieldInputs,
  fieldWater,
  seedOrigins,
} from '../choices/crop-choices';
import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import { location, notes, photo, village } from '../questions/common-questions';
import { between, noneIsExclusive, notInFuture } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { cropSpecies } from '../species/regional-lists';

/** One record is one field with its crop; together they make the map of a region. */
export const agriculturalInventory: FormDefinition = {
  formId: 'Agricultural Inventory',
  title: 'Agricultural Inventory – Create Region Maps',
  version: '2026112101',
  questions: [
    village,
    ...speciesQuestions(cropSpecies, {
      label: say('Which crop grows in this field?', 'इस खेत में कौन-सी फसल है?', 'ଏହି ଜମିରେ କେଉଁ ଫସଲ ଅଛି?'),
      hint: say(
        'If several grow together, choose the one that covers most of the field.',
        'कई फसलें साथ हों तो वह चुनें जो सबसे ज़्यादा जगह में है।',
        'ଏକାଠି ଅନେକ ଫସଲ ଥିଲେ, ଯାହା ଅଧିକ ଜାଗାରେ ଅଛି ତାହା ବାଛନ୍ତୁ।',
      ),
      onlyKind: 'Crop',
    }),
    {
      kind: 'text',
      name: 'variety',
      label: say('What is the variety called?', 'इस किस्म का नाम क्या है?', 'ଏହି କିସମର ନାମ କ’ଣ?'),
    },
    {
      kind: 'choose-one',
      name: 'seed_origin',
      label: say('Where did the seed come from?', 'बीज कहाँ से आया?', 'ବିହନ କେଉଁଠାରୁ ଆସିଲା?'),
      required: true,
      choices: seedOrigins,
    },
    {
      kind: 'choose-one',
      name: 'crop_season',
      label: say('Which season is it grown in?', 'यह किस मौसम की फसल है?', 'ଏହା କେଉଁ ଋତୁର ଫସଲ?'),
      required: true,
      choices: cropSeasons,
    },
    {
      kind: 'date',
      name: 'sown_on',
      label: say(
        'When was it sown or planted?',
        'इसे कब बोया या रोपा गया?',
        'ଏହାକୁ କେବେ ବୁଣାଗଲା କିମ୍ବା ରୋପାଗଲା?',
      ),
      hint: say(
        'If nobody knows the day, choose the middle of the month.',
        'दिन याद न हो तो महीने के बीच की तारीख चुनें।',
        'ଦିନ ମନେ ନଥିଲେ ମାସର ମଝି ତାରିଖ ବାଛନ୍ତୁ।',
      ),
      constraint: notInFuture,
    },
    {
      kind: 'choose-one',
      name: 'crop_stage',
      label: say('How far is the crop?', 'फसल किस अवस्था में है?', 'ଫସଲ କେଉଁ ଅବସ୍ଥାରେ ଅଛି?'),
      required: true,
      choices: cropStages,
    },
    {
      kind: 'decimal',
      name: 'yield_kg',
      label: say(
        'How much did the field give (kg)?',
        'खेत से कितनी उपज मिली (कि.ग्रा.)?',
        'ଜମିରୁ କେତେ ଅମଳ ହେଲା (କି.ଗ୍ରା.)?',
      ),
      required: true,
      relevant: `{crop_stage} = 'harvested'`,
      constraint: between(0, 100000),
    },
    location(
      say('Where is the field?', 'खेत कहाँ है?', 'ଜମି କେଉଁଠାରେ ଅଛି?'),
      say(
        'Stand in the middle of the field if the crop allows it, otherwise at its edge.',
        'फसल को नुकसान न हो तो खेत के बीच में खड़े हों, नहीं तो मेड़ पर।',
        'ଫସଲର କ୍ଷତି ନ ହେଲେ ଜମି ମଝିରେ ଠିଆ ହୁଅନ୍ତୁ, ନଚେତ୍ ହିଡ଼ରେ।',
      ),
    ),
    {
      kind: 'geoshape',
      name: 'field_area',
      label: say('Walk around the field', 'खेत का चक्कर लगाएँ', 'ଜମି ଚାରିପଟେ ବୁଲନ୍ତୁ'),
      hint: say(
        'Go along the bunds and come back to where you started.',
        'मेड़ों पर चलते हुए शुरू की जगह पर लौट आएँ।',
        'ହିଡ଼ରେ ଚାଲି ଆରମ୍ଭ ସ୍ଥାନକୁ ଫେରି ଆସନ୍ତୁ।',
      ),
    },
    photo(
      say('Photo of the crop', 'फसल की फोटो', 'ଫସଲର ଫଟୋ'),
      say(
        'Let a whole plant and the field behind it be seen.',
        'एक पूरा पौधा और पीछे का खेत दिखे।',
        'ଗୋଟିଏ ପୂରା ଗଛ ଓ ପଛପଟ ଜମି ଦେଖାଯାଉ।',
      ),
    ),
    {
      kind: 'choose-one',
      name: 'field_water',
      label: say('Where does its water come from?', 'इसे पानी कहाँ से मिलता है?', 'ଏହାକୁ ପାଣି କେଉଁଠାରୁ ମିଳେ?'),
      required: true,
      choices: fieldWater,
    },
    {
      kind: 'choose-many',
      name: 'field_inputs',
      label: say(
        'What was put on the field this season?',
        'इस मौसम में खेत में क्या डाला गया?',
        'ଏହି ଋତୁରେ ଜମିରେ କ’ଣ ପକାଗଲା?',
      ),
      required: true,
      constraint: noneIsExclusive,
      choices: fieldInputs,
    },
    {
      kind: 'choose-many',
      name: 'crop_troubles',
      label: say('What harmed the crop?', 'फसल को किससे नुकसान हुआ?', 'କେଉଁ କାରଣରୁ ଫସଲର କ୍ଷତି ହେଲା?'),
      required: true,
      constraint: noneIsExclusive,
      choices: cropTroubles,
    },
    {
      kind: 'integer',
      name: 'trees_on_field',
      label: say(
        'How many trees stand in the field and on its bunds?',
        'खेत में और मेड़ों पर कितने पेड़ हैं?',
        'ଜମିରେ ଓ ହିଡ଼ରେ କେତୋଟି ଗଛ ଅଛି?',
      ),
      constraint: between(0, 2000),
    },
    notes,
  ],
};
