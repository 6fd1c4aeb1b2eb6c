import { moreOrLess, produceParts } from '../choices/produce-choices';
import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { location, notes, photo } from '../questions/common-questions';
import { aName, between } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { odishaSpecies } from '../species/regional-lists';

const sellers = choiceList(
  'sellers',
  choice('gatherer', 'The person who gathered it', 'जिसने खुद इकट्ठा किया', 'ଯିଏ ନିଜେ ସଂଗ୍ରହ କରିଛନ୍ତି'),
  choice('family', 'Somebody of the same family', 'उसी परिवार का कोई सदस्य', 'ସେହି ପରିବାରର ଜଣେ ସଦସ୍ୟ'),
  choice('group', 'Self-help group', 'स्वयं सहायता समूह', 'ସ୍ୱୟଂ ସହାୟକ ଗୋଷ୍ଠୀ'),
  choice('trader', 'Trader', 'व्यापारी', 'ବେପାରୀ'),
);

const measures = choiceList(
  'measures',
  choice('kilogram', 'Kilogram', 'किलोग्राम', 'କିଲୋଗ୍ରାମ'),
  choice('litre', 'Litre', 'लीटर', 'ଲିଟର'),
  choice('bundle', 'Bundle', 'गट्ठर', 'ବିଡ଼ା'),
  choice('basket', 'Basket', 'टोकरी', 'ଟୋକେଇ'),
  choice('heap', 'Small heap', 'ढेरी', 'ଗଦା'),
  choice('piece', 'Piece', 'नग', 'ଖଣ୍ଡ'),
);

const payments = choiceList(
  'payments',
  choice('cash', 'Cash', 'नकद', 'ନଗଦ'),
  choice('phone', 'By phone', 'फ़ोन से', 'ଫୋନ୍ ଜରିଆରେ'),
  choice('barter', 'Against other goods', 'दूसरी चीज़ों के बदले', 'ଅନ୍ୟ ଜିନିଷ ବଦଳରେ'),
  choice('credit', 'On credit', 'उधार', 'ଉଧାର'),
);

/** One record is one kind of forest produce on sale at the weekly market. */
export const haatCensusHarichandanpur: FormDefinition = {
  formId: 'haat_census_harichandanpur',
  title: 'Haat Census – Harichandanpur',
  version: '2026112101',
  questions: [
    {
      kind: 'text',
      name: 'haat_name',
      label: say('Name of the haat', 'हाट का नाम', 'ହାଟର ନାମ'),
      required: true,
      constraint: aName,
    },
    location(
      say('Where is the haat?', 'हाट कहाँ लगता है?', 'ହାଟ କେଉଁଠାରେ ବସେ?'),
      say('Stand in the middle of the market.', 'बाज़ार के बीच में खड़े हों।', 'ହାଟର ମଝିରେ ଠିଆ ହୁଅନ୍ତୁ।'),
    ),
    ...speciesQuestions(odishaSpecies, {
      label: say(
        'From which plant does the produce come?',
        'यह उपज किस पौधे या पेड़ की है?',
        'ଏହି ଦ୍ରବ୍ୟ କେଉଁ ଗଛରୁ ମିଳେ?',
      ),
    }),
    {
      kind: 'choose-one',
      name: 'produce_part',
      label: say(
        'Which part of it is sold?',
        'इसका कौन-सा भाग बिक रहा है?',
        'ଏହାର କେଉଁ ଅଂଶ ବିକ୍ରି ହେଉଛି?',
      ),
      required: true,
      choices: produceParts,
    },
    photo(
      say('Photo of the produce', 'उपज की फोटो', 'ଦ୍ରବ୍ୟର ଫଟୋ'),
      say(
        'Ask before you take a picture; no faces, please.',
        'फोटो लेने से पहले पूछ लें; किसी का चेहरा न आए।',
        'ଫଟୋ ନେବା ପୂର୍ବରୁ ପଚାରନ୍ତୁ; କାହାର ମୁହଁ ନ ଆସୁ।',
      ),
    ),
    {
      kind: 'choose-one',
      name: 'measure',
      label: say('How is it measured out?', 'यह किस माप से बिकता है?', 'ଏହା କେଉଁ ମାପରେ ବିକ୍ରି ହୁଏ?'),
      required: true,
      choices: measures,
    },
    {
      kind: 'decimal',
      name: 'price_rupees',
      label: say(
        'Price of one such measure today (rupees)',
        'आज ऐसे एक माप का दाम (रुपये)',
        'ଆଜି ଏହିପରି ଗୋଟିଏ ମାପର ଦାମ (ଟଙ୍କା)',
      ),
      hint: say(
        'For goods given in exchange, write what they would cost.',
        'बदले में चीज़ें मिलें तो उनकी कीमत लिखें।',
        'ବଦଳରେ ଜିନିଷ ମିଳିଲେ ତାହାର ମୂଲ୍ୟ ଲେଖନ୍ତୁ।',
      ),
      required: true,
      constraint: between(1, 100000),
    },
    {
      kind: 'decimal',
      name: 'weight_kg',
      label: say(
        'Weight of one such measure (kg)',
        'ऐसे एक माप का वज़न (कि.ग्रा.)',
        'ଏହିପରି ଗୋଟିଏ ମାପର ଓଜନ (କି.ଗ୍ରା.)',
      ),
      hint: say(
        'Weigh one if the seller agrees.',
        'बेचने वाला माने तो एक को तौल लें।',
        'ବିକାଳି ରାଜି ହେଲେ ଗୋଟିଏ ଓଜନ କରନ୍ତୁ।',
      ),
      relevant: `{measure} != '' and {measure} != 'kilogram' and {measure} != 'litre'`,
      constraint: between(0.01, 200),
    },
    {
      kind: 'choose-one',
      name: 'price_change',
      label: say(
        'How is the price against last year?',
        'पिछले साल के मुकाबले दाम कैसा है?',
        'ଗତ ବର୍ଷ ତୁଳନାରେ ଦାମ କିପରି?',
      ),
      choices: moreOrLess,
    },
    {
      kind: 'choose-one',
      name: 'seller',
      label: say('Who sells it?', 'इसे कौन बेच रहा है?', 'ଏହାକୁ କିଏ ବିକୁଛନ୍ତି?'),
      required: true,
      choices: sellers,
    },
    {
      kind: 'integer',
      name: 'sellers_count',
      label: say(
        'How many people sell the same produce today?',
        'आज यही उपज कितने लोग बेच रहे हैं?',
        'ଆଜି ଏହି ଦ୍ରବ୍ୟ କେତେ ଜଣ ବିକୁଛନ୍ତି?',
      ),
      required: true,
      constraint: between(1, 500),
    },
    {
      kind: 'choose-many',
      name: 'payment',
      label: say('How do people pay?', 'लोग भुगतान कैसे करते हैं?', 'ଲୋକେ କିପରି ମୂଲ୍ୟ ଦିଅନ୍ତି?'),
      hint: say('Choose all that apply.', 'जो भी सही हों, सब चुनें।', 'ଯାହା ଠିକ୍, ସେସବୁ ବାଛନ୍ତୁ।'),
      required: true,
      choices: payments,
    },
    {
      kind: 'text',
      name: 'source_village',
      label: say(
        'From which village was it brought?',
        'यह किस गाँव से लाया गया?',
        'ଏହା କେଉଁ ଗାଁରୁ ଅଣାଯାଇଛି?',
      ),
    },
    {
      kind: 'decimal',
      name: 'carried_km',
      label: say(
        'How far was it carried (km)?',
        'इसे कितनी दूर से लाए (कि.मी.)?',
        'ଏହାକୁ କେତେ ଦୂରରୁ ଅଣାଗଲା (କି.ମି.)?',
      ),
      constraint: between(0, 300),
    },
    notes,
  ],
};
