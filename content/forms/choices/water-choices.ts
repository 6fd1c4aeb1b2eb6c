import { choice, choiceList } from '../local-text';

export const waterKinds = choiceList(
  'water_kinds',
  choice('pond', 'Pond', 'तालाब', 'ପୋଖରୀ'),
  choice('reservoir', 'Reservoir', 'जलाशय', 'ଜଳାଶୟ'),
  choice('wetland', 'Wetland', 'दलदली ज़मीन', 'ସନ୍ତସନ୍ତିଆ ଜମି'),
  choice('river', 'River', 'नदी', 'ନଦୀ'),
  choice('stream', 'Stream', 'नाला', 'ନାଳ'),
  choice('spring', 'Spring', 'झरना या सोता', 'ଝରଣା'),
  choice('well', 'Well', 'कुआँ', 'କୂଅ'),
  choice('check_dam', 'Check dam', 'चेक डैम', 'ଚେକ୍ ଡ୍ୟାମ୍'),
);

export const waterMonths = choiceList(
  'water_months',
  choice('all_year', 'All year', 'पूरे साल', 'ବର୍ଷସାରା'),
  choice('from_8_to_11', '8 to 11 months', '8 से 11 महीने', '୮ ରୁ ୧୧ ମାସ'),
  choice('from_4_to_7', '4 to 7 months', '4 से 7 महीने', '୪ ରୁ ୭ ମାସ'),
  choice('under_4', 'Less than 4 months', '4 महीने से कम', '୪ ମାସରୁ କମ୍'),
);

export const waterLevels = choiceList(
  'water_levels',
  choice('full', 'Full', 'भरा हुआ', 'ଭର୍ତ୍ତି'),
  choice('half', 'About half', 'लगभग आधा', 'ପ୍ରାୟ ଅଧା'),
  choice('little', 'A little', 'थोड़ा-सा', 'ଅଳ୍ପ'),
  choice('dry', 'Dry', 'सूखा', 'ଶୁଖିଲା'),
);

export const waterLooks = choiceList(
  'water_looks',
  choice('clear', 'Clear', 'साफ़', 'ସ୍ୱଚ୍ଛ'),
  choice('muddy', 'Muddy', 'मटमैला', 'ଗୋଳିଆ'),
  choice('green', 'Green', 'हरा', 'ସବୁଜ'),
  choice('foul', 'Dark or smelling', 'काला या बदबूदार', 'କଳା କିମ୍ବା ଗନ୍ଧଯୁକ୍ତ'),
);

export const waterUses = choiceList(
  'water_uses',
  choice('drinking', 'Drinking', 'पीने के लिए', 'ପିଇବା'),
  choice('bathing', 'Bathing and washing', 'नहाने और धोने के लिए', 'ଗାଧୋଇବା ଓ ଧୋଇବା'),
  choice('irrigation', 'Watering fields', 'खेतों की सिंचाई', 'ଜମିରେ ଜଳସେଚନ'),
  choice('livestock', 'Livestock', 'पशुओं के लिए', 'ଗାଈଗୋରୁଙ୍କ ପାଇଁ'),
  choice('fishing', 'Fishing', 'मछली पकड़ने के लिए', 'ମାଛ ଧରିବା'),
  choice('wildlife', 'Wild animals drink here', 'जंगली जानवर यहाँ पीते हैं', 'ବଣୁଆ ଜନ୍ତୁ ଏଠାରେ ପିଅନ୍ତି'),
  choice('worship', 'Worship', 'पूजा', 'ପୂଜା'),
  choice('none', 'Not used', 'कोई उपयोग नहीं', 'କୌଣସି ବ୍ୟବହାର ନାହିଁ'),
);

export const waterTroubles = choiceList(
  'water_troubles',
  choice('silt', 'Filling up with silt', 'गाद भर रही है', 'ପଟୁ ଜମୁଛି'),
  choice('weeds', 'Covered with weeds', 'खरपतवार से ढका है', 'ଦଳରେ ଢାଙ୍କି ହୋଇଛି'),
  choice('waste', 'Rubbish or dirty water', 'कचरा या गंदा पानी', 'ଅଳିଆ କିମ୍ବା ମଇଳା ପାଣି'),
  choice('mining', 'Mud or dust from mines', 'खदानों की मिट्टी या धूल', 'ଖଣିର ମାଟି କିମ୍ବା ଧୂଳି'),
  choice('breach', 'Broken bank', 'टूटा हुआ किनारा', 'ବନ୍ଧ ଭାଙ୍ଗିଛି'),
  choice('encroachment', 'Built on or ploughed', 'निर्माण या खेती से कब्ज़ा', 'ଘର କିମ୍ବା ଚାଷ ପାଇଁ ଜବରଦଖଲ'),
  choice('none', 'None of these', 'इनमें से कुछ नहीं', 'ଏଥିରୁ କିଛି ନାହିଁ'),
);
