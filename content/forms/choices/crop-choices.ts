import { choice, choiceList } from '../local-text';

export const cropSeasons = choiceList(
  'crop_seasons',
  choice('kharif', 'Kharif (rainy season)', 'खरीफ (बरसात)', 'ଖରିଫ (ବର୍ଷା ଋତୁ)'),
  choice('rabi', 'Rabi (winter)', 'रबी (जाड़ा)', 'ରବି (ଶୀତ ଋତୁ)'),
  choice('summer', 'Summer', 'ज़ायद (गर्मी)', 'ଖରାଟିଆ (ଗ୍ରୀଷ୍ମ ଋତୁ)'),
  choice('perennial', 'It stands for several years', 'कई साल खड़ी रहती है', 'କେତେ ବର୍ଷ ଧରି ରହେ'),
);

export const cropStages = choiceList(
  'crop_stages',
  choice('sown', 'Sown, not yet up', 'बोई गई, अभी उगी नहीं', 'ବୁଣାଯାଇଛି, ଗଜା ହୋଇନାହିଁ'),
  choice('young', 'Young plants', 'छोटे पौधे', 'ଛୋଟ ଗଛ'),
  choice('flowering', 'In flower', 'फूल आए हैं', 'ଫୁଲ ଧରିଛି'),
  choice('filling', 'Grain or fruit forming', 'दाने या फल बन रहे हैं', 'ଶସ୍ୟ କିମ୍ବା ଫଳ ଧରୁଛି'),
  choice('ripe', 'Ripe', 'पक गई है', 'ପାଚିଛି'),
  choice('harvested', 'Harvested', 'कट गई है', 'ଅମଳ ସରିଛି'),
);

export const seedOrigins = choiceList(
  'seed_origins',
  choice('own', 'Own seed of a local variety', 'स्थानीय किस्म का अपना बीज', 'ସ୍ଥାନୀୟ କିସମର ନିଜ ବିହନ'),
  choice('neighbour', 'From a neighbour or seed bank', 'पड़ोसी या बीज बैंक से', 'ପଡ଼ୋଶୀ କିମ୍ବା ବିହନ ଭଣ୍ଡାରରୁ'),
  choice('government', 'From a government office', 'सरकारी दफ़्तर से', 'ସରକାରୀ କାର୍ଯ୍ୟାଳୟରୁ'),
  choice('shop', 'Bought in a shop', 'दुकान से खरीदा', 'ଦୋକାନରୁ କିଣା'),
);

export const fieldWater = choiceList(
  'field_water',
  choice('rain', 'Rain only', 'केवल बारिश', 'କେବଳ ବର୍ଷା'),
  choice('canal', 'Canal or stream', 'नहर या नाला', 'କେନାଲ କିମ୍ବା ନାଳ'),
  choice('pond', 'Pond', 'तालाब', 'ପୋଖରୀ'),
  choice('well', 'Well or borewell', 'कुआँ या नलकूप', 'କୂଅ କିମ୍ବା ନଳକୂପ'),
);

export const fieldInputs = choiceList(
  'field_inputs',
  choice('manure', 'Dung or compost', 'गोबर या कंपोस्ट खाद', 'ଗୋବର କିମ୍ବା କମ୍ପୋଷ୍ଟ ଖତ'),
  choice('fertiliser', 'Chemical fertiliser', 'रासायनिक खाद', 'ରାସାୟନିକ ସାର'),
  choice('plant_spray', 'Home-made plant spray', 'पौधों से बना घरेलू छिड़काव', 'ଗଛରୁ ତିଆରି ଘରୋଇ ଔଷଧ'),
  choice('pesticide', 'Chemical pesticide', 'रासायनिक कीटनाशक', 'ରାସାୟନିକ କୀଟନାଶକ'),
  choice('none', 'None of these', 'इनमें से कुछ नहीं', 'ଏଥିରୁ କିଛି ନାହିଁ'),
);

export const cropTroubles = choiceList(
  'crop_troubles',
  choice('drought', 'Too little rain', 'बहुत कम बारिश', 'ବହୁତ କମ୍ ବର୍ଷା'),
  choice('flood', 'Too much water', 'बहुत ज़्यादा पानी', 'ବହୁତ ଅଧିକ ପାଣି'),
  choice('insects', 'Insects or disease', 'कीड़े या रोग', 'ପୋକ କିମ୍ବା ରୋଗ'),
  choice('animals', 'Wild animals', 'जंगली जानवर', 'ବଣୁଆ ଜନ୍ତୁ'),
  choice('weeds', 'Weeds', 'खरपतवार', 'ଅନାବନା ଘାସ'),
  choice('hail', 'Hail, storm or frost', 'ओले, आँधी या पाला', 'କୁଆପଥର, ଝଡ଼ କିମ୍ବା ତୁଷାର'),
  choice('none', 'None of these', 'इनमें से कुछ नहीं', 'ଏଥିରୁ କିଛି ନାହିଁ'),
);
