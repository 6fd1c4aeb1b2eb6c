import { choice, choiceList } from '../local-text';

export const institutionKinds = choiceList(
  'institution_kinds',
  choice('gram_sabha', 'Gram sabha or palli sabha', 'ग्राम सभा या पल्ली सभा', 'ଗ୍ରାମ ସଭା କିମ୍ବା ପଲ୍ଲୀ ସଭା'),
  choice('rights_committee', 'Forest rights committee', 'वन अधिकार समिति', 'ଜଙ୍ଗଲ ଅଧିକାର କମିଟି'),
  choice('protection_committee', 'Forest protection committee', 'वन सुरक्षा समिति', 'ବନ ସୁରକ୍ଷା ସମିତି'),
  choice('self_help_group', 'Self-help group', 'स्वयं सहायता समूह', 'ସ୍ୱୟଂ ସହାୟକ ଗୋଷ୍ଠୀ'),
  choice('cooperative', 'Cooperative society', 'सहकारी समिति', 'ସମବାୟ ସମିତି'),
  choice('panchayat', 'Gram panchayat', 'ग्राम पंचायत', 'ଗ୍ରାମ ପଞ୍ଚାୟତ'),
  choice('voluntary', 'Voluntary organisation', 'स्वैच्छिक संस्था', 'ସ୍ୱେଚ୍ଛାସେବୀ ସଂସ୍ଥା'),
  choice('other', 'Another kind', 'किसी और प्रकार की', 'ଅନ୍ୟ ପ୍ରକାରର'),
);

export const meetingRhythms = choiceList(
  'meeting_rhythms',
  choice('weekly', 'Every week', 'हर हफ़्ते', 'ପ୍ରତି ସପ୍ତାହରେ'),
  choice('monthly', 'Every month', 'हर महीने', 'ପ୍ରତି ମାସରେ'),
  choice('seasonal', 'A few times a year', 'साल में कुछ बार', 'ବର୍ଷରେ କିଛି ଥର'),
  choice('yearly', 'Once a year', 'साल में एक बार', 'ବର୍ଷରେ ଥରେ'),
  choice('never', 'It no longer meets', 'अब बैठक नहीं होती', 'ଏବେ ଆଉ ବୈଠକ ହୁଏ ନାହିଁ'),
);

export const titleStates = choiceList(
  'title_states',
  choice('received', 'Received', 'मिल गया है', 'ମିଳିଛି'),
  choice('applied', 'Applied for', 'आवेदन किया है', 'ଆବେଦନ କରାଯାଇଛି'),
  choice('refused', 'Refused', 'आवेदन नामंज़ूर हुआ', 'ଆବେଦନ ନାମଞ୍ଜୁର ହୋଇଛି'),
  choice('none', 'Not applied for', 'आवेदन नहीं किया', 'ଆବେଦନ କରାଯାଇ ନାହିଁ'),
  choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
);

export const institutionWork = choiceList(
  'institution_work',
  choice('patrol', 'Guarding the forest', 'जंगल की पहरेदारी', 'ଜଙ୍ଗଲ ଜଗିବା'),
  choice('fire', 'Preventing and putting out fire', 'आग रोकना और बुझाना', 'ନିଆଁ ରୋକିବା ଓ ଲିଭାଇବା'),
  choice('planting', 'Planting trees', 'पेड़ लगाना', 'ଗଛ ଲଗାଇବା'),
  choice('rules', 'Rules for gathering and cutting', 'उपज लेने और कटाई के नियम', 'ସଂଗ୍ରହ ଓ କାଟିବାର ନିୟମ'),
  choice('selling', 'Selling forest produce together', 'वन उपज मिलकर बेचना', 'ମିଳିମିଶି ଜଙ୍ଗଲଜାତ ଦ୍ରବ୍ୟ ବିକିବା'),
  choice('disputes', 'Settling disputes', 'झगड़े सुलझाना', 'ବିବାଦ ସମାଧାନ କରିବା'),
  choice('water', 'Looking after water', 'जल स्रोतों की देखभाल', 'ଜଳ ଉତ୍ସର ଯତ୍ନ ନେବା'),
  choice('none', 'None of these', 'इनमें से कोई नहीं', 'ଏଥିରୁ କୌଣସିଟି ନୁହେଁ'),
);
