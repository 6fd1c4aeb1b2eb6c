import { homeOrSale, months, moreOrLess, produceParts } from '../choices/produce-choices';
import type { FormDefinition } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { location, notes, photo, village } from '../questions/common-questions';
import { between } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { odishaSpecies } from '../species/regional-lists';

const declineCauses = choiceList(
  'decline_causes',
  choice('fewer_trees', 'Fewer plants are left', 'पौधे या पेड़ कम हो गए हैं', 'ଗଛ କମିଯାଇଛି'),
  choice('weather', 'Rain or heat at the wrong time', 'बेमौसम बारिश या गर्मी', 'ଅଦିନିଆ ବର୍ଷା କିମ୍ବା ଗରମ'),
  choice('fire', 'Fire', 'आग', 'ନିଆଁ'),
  choice('overharvest', 'Too much is gathered', 'ज़रूरत से ज़्यादा तोड़ा जाता है', 'ଅତ୍ୟଧିକ ସଂଗ୍ରହ ହେଉଛି'),
  choice('pests', 'Insects or disease', 'कीड़े या रोग', 'ପୋକ କିମ୍ବା ରୋଗ'),
  choice('animals', 'Wild animals eat it', 'जंगली जानवर खा जाते हैं', 'ବଣୁଆ ଜନ୍ତୁ ଖାଇଯାଆନ୍ତି'),
  choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
);

/** Form about a village's yearly harvest of one product, as gatherers remember it. */
export const rapidProductionAnalysisHarichandanpur: FormDefinition = {
  formId: 'rapid_production_analysis_harichandanpur',
  title: 'Rapid Production Analysis – Harichandanpur',
  version: '2026112101',
  questions: [
    village,
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
        'Which part is gathered?',
        'इसका कौन-सा भाग इकट्ठा करते हैं?',
        'ଏହାର କେଉଁ ଅଂଶ ସଂଗ୍ରହ କରାଯାଏ?',
      ),
      required: true,
      choices: produceParts,
    },
    {
      kind: 'choose-many',
      name: 'months',
      label: say(
        'In which months is it gathered?',
        'इसे किन महीनों में इकट्ठा करते हैं?',
        'ଏହାକୁ କେଉଁ ମାସଗୁଡ଼ିକରେ ସଂଗ୍ରହ କରାଯାଏ?',
      ),
      required: true,
      choices: months,
      appearance: 'columns',
    },
    {
      kind: 'integer',
      name: 'households',
      label: say(
        'How many households of the village gather it?',
        'गाँव के कितने परिवार इसे इकट्ठा करते हैं?',
        'ଗାଁର କେତୋଟି ପରିବାର ଏହାକୁ ସଂଗ୍ରହ କରନ୍ତି?',
      ),
      required: true,
      constraint: between(0, 2000),
    },
    {
      kind: 'integer',
      name: 'days_per_year',
      label: say(
        'On how many days a year does one household gather it?',
        'एक परिवार साल में कितने दिन इसे इकट्ठा करता है?',
        'ଗୋଟିଏ ପରିବାର ବର୍ଷରେ କେତେ ଦିନ ଏହାକୁ ସଂଗ୍ରହ କରେ?',
      ),
      required: true,
      constraint: between(0, 366),
    },
    {
      kind: 'decimal',
      name: 'kg_per_day',
      label: say(
        'How much does one household bring home on such a day (kg)?',
        'ऐसे एक दिन में एक परिवार कितना लाता है (कि.ग्रा.)?',
        'ଏପରି ଗୋଟିଏ ଦିନରେ ଗୋଟିଏ ପରିବାର କେତେ ଆଣେ (କି.ଗ୍ରା.)?',
      ),
      required: true,
      constraint: between(0, 300),
    },
    {
      kind: 'calculate',
      name: 'yearly_kg',
      value: `if({households} = '' or {days_per_year} = '' or {kg_per_day} = '', '', \
{households} * {days_per_year} * {kg_per_day})`,
      valueType: 'decimal',
    },
    {
      kind: 'choose-one',
      name: 'against_five_years',
      label: say(
        'How is the yield against five years ago?',
        'पाँच साल पहले के मुकाबले उपज कैसी है?',
        'ପାଞ୍ଚ ବର୍ଷ ତଳ ତୁଳନାରେ ଉତ୍ପାଦନ କିପରି?',
      ),
      required: true,
      choices: moreOrLess,
    },
    {
      kind: 'choose-many',
      name: 'decline_causes',
      label: say('Why is it less?', 'उपज क्यों घटी है?', 'ଉତ୍ପାଦନ କାହିଁକି କମିଛି?'),
      hint: say('Choose all that apply.', 'जो भी सही हों, सब चुनें।', 'ଯାହା ଠିକ୍, ସେସବୁ ବାଛନ୍ତୁ।'),
      required: true,
      relevant: `{against_five_years} = 'less'`,
      choices: declineCauses,
    },
    {
      kind: 'choose-one',
      name: 'gathered_for',
      label: say('What is it gathered for?', 'इसे किसलिए इकट्ठा करते हैं?', 'ଏହାକୁ କେଉଁଥିପାଇଁ ସଂଗ୍ରହ କରାଯାଏ?'),
      required: true,
      choices: homeOrSale,
    },
    {
      kind: 'decimal',
      name: 'price_per_kg',
      label: say(
        'At what price do the gatherers sell it (rupees a kg)?',
        'इकट्ठा करने वाले इसे किस दाम पर बेचते हैं (रुपये प्रति कि.ग्रा.)?',
        'ସଂଗ୍ରହକାରୀମାନେ ଏହାକୁ କେଉଁ ଦାମରେ ବିକନ୍ତି (କି.ଗ୍ରା. ପିଛା ଟଙ୍କା)?',
      ),
      required: true,
      relevant: `{gathered_for} = 'sale' or {gathered_for} = 'both'`,
      constraint: between(1, 20000),
    },
    location(say('Where is it gathered?', 'इसे कहाँ से इकट्ठा करते हैं?', 'ଏହାକୁ କେଉଁଠାରୁ ସଂଗ୍ରହ କରାଯାଏ?')),
    photo(
      say('Photo of the produce', 'उपज की फोटो', 'ଦ୍ରବ୍ୟର ଫଟୋ'),
      say(
        'Put a hand or a coin beside it to show the size.',
        'आकार दिखाने के लिए पास में हाथ या सिक्का रखें।',
        'ଆକାର ଦେଖାଇବା ପାଇଁ ପାଖରେ ହାତ କିମ୍ବା ମୁଦ୍ରା ରଖନ୍ତୁ।',
      ),
    ),
    notes,
  ],
};
