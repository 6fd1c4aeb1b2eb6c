import { homeOrSale, produceParts } from '../choices/produce-choices';
import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { location, notes, photo, village } from '../questions/common-questions';
import { between } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { allPlantSpecies } from '../species/regional-lists';

const ways = choiceList(
  'gathering_ways',
  choice('picked_up', 'Picked up from the ground', 'ज़मीन से बीना', 'ଭୂମିରୁ ଗୋଟାଇ'),
  choice('plucked', 'Plucked by hand', 'हाथ से तोड़ा', 'ହାତରେ ତୋଳି'),
  choice('branch_cut', 'A branch was cut', 'डाल काटकर', 'ଡାଳ କାଟି'),
  choice('dug', 'Dug out', 'खोदकर', 'ଖୋଳି'),
  choice('tapped', 'Tapped or peeled', 'चीरा लगाकर या छीलकर', 'ଚିରି କିମ୍ବା ଛେଲି'),
);

const shares = choiceList(
  'left_shares',
  choice('most', 'Most of it', 'ज़्यादातर', 'ଅଧିକାଂଶ'),
  choice('half', 'About half', 'लगभग आधा', 'ପ୍ରାୟ ଅଧା'),
  choice('little', 'A little', 'थोड़ा-सा', 'ଅଳ୍ପ'),
  choice('nothing', 'Nothing', 'कुछ नहीं', 'କିଛି ନାହିଁ'),
);

/** One record is one gathering trip for one seasonal forest product. */
export const sfpCollectorAll: FormDefinition = {
  formId: 'sfp_collector_all',
  title: 'SFP Collector – All',
  version: '2026112101',
  questions: [
    village,
    ...speciesQuestions(allPlantSpecies, {
      label: say('What did you gather?', 'आपने क्या इकट्ठा किया?', 'ଆପଣ କ’ଣ ସଂଗ୍ରହ କଲେ?'),
    }),
    {
      kind: 'choose-one',
      name: 'produce_part',
      label: say('Which part of it?', 'उसका कौन-सा भाग?', 'ତା’ର କେଉଁ ଅଂଶ?'),
      required: true,
      choices: produceParts,
    },
    {
      kind: 'choose-one',
      name: 'gathering_way',
      label: say('How was it gathered?', 'इसे कैसे इकट्ठा किया?', 'ଏହାକୁ କିପରି ସଂଗ୍ରହ କଲେ?'),
      required: true,
      choices: ways,
    },
    photo(
      say('Photo of what you gathered', 'इकट्ठा की हुई उपज की फोटो', 'ସଂଗୃହୀତ ଦ୍ରବ୍ୟର ଫଟୋ'),
      say(
        'Put a hand or a coin beside it to show the size.',
        'आकार दिखाने के लिए पास में हाथ या सिक्का रखें।',
        'ଆକାର ଦେଖାଇବା ପାଇଁ ପାଖରେ ହାତ କିମ୍ବା ମୁଦ୍ରା ରଖନ୍ତୁ।',
      ),
    ),
    location(say('Where was it gathered?', 'इसे कहाँ इकट्ठा किया?', 'ଏହାକୁ କେଉଁଠାରେ ସଂଗ୍ରହ କଲେ?')),
    {
      kind: 'decimal',
      name: 'weight_kg',
      label: say(
        'How much was gathered (kg)?',
        'कितना इकट्ठा किया (कि.ग्रा.)?',
        'କେତେ ସଂଗ୍ରହ କଲେ (କି.ଗ୍ରା.)?',
      ),
      hint: say('Weigh it fresh.', 'ताज़ा ही तौलें।', 'ତାଜା ଥିବାବେଳେ ଓଜନ କରନ୍ତୁ।'),
      required: true,
      constraint: between(0.01, 1000),
    },
    {
      kind: 'integer',
      name: 'people',
      label: say(
        'How many people went to gather?',
        'इकट्ठा करने कितने लोग गए?',
        'ସଂଗ୍ରହ କରିବାକୁ କେତେ ଜଣ ଗଲେ?',
      ),
      required: true,
      constraint: between(1, 100),
    },
    {
      kind: 'decimal',
      name: 'hours',
      label: say(
        'How many hours did it take, with the way there and back?',
        'आने-जाने समेत कितने घंटे लगे?',
        'ଯିବା ଆସିବା ମିଶାଇ କେତେ ଘଣ୍ଟା ଲାଗିଲା?',
      ),
      required: true,
      constraint: between(0.1, 24),
    },
    {
      kind: 'decimal',
      name: 'walked_km',
      label: say(
        'How far did you walk to the place (km)?',
        'उस जगह तक कितना पैदल चले (कि.मी.)?',
        'ସେହି ଜାଗାକୁ କେତେ ବାଟ ଚାଲିଲେ (କି.ମି.)?',
      ),
      constraint: between(0, 60),
    },
    {
      kind: 'choose-one',
      name: 'left_share',
      label: say(
        'How much was left on the plant for seed, animals and next year?',
        'बीज, जानवरों और अगले साल के लिए कितना छोड़ा?',
        'ମଞ୍ଜି, ଜୀବଜନ୍ତୁ ଓ ଆସନ୍ତା ବର୍ଷ ପାଇଁ ଗଛରେ କେତେ ଛାଡ଼ିଲେ?',
      ),
      required: true,
      choices: shares,
    },
    {
      kind: 'choose-one',
      name: 'gathered_for',
      label: say('What is it for?', 'यह किसलिए है?', 'ଏହା କେଉଁଥିପାଇଁ?'),
      required: true,
      choices: homeOrSale,
    },
    {
      kind: 'decimal',
      name: 'price_per_kg',
      label: say(
        'What price do you expect (rupees a kg)?',
        'कितना दाम मिलने की उम्मीद है (रुपये प्रति कि.ग्रा.)?',
        'କେତେ ଦାମ ମିଳିବ ବୋଲି ଆଶା କରୁଛନ୍ତି (କି.ଗ୍ରା. ପିଛା ଟଙ୍କା)?',
      ),
      relevant: `{gathered_for} = 'sale' or {gathered_for} = 'both'`,
      constraint: between(1, 20000),
    },
    notes,
  ],
};
