import { choice, choiceList } from '../local-text';

export const produceParts = choiceList(
  'produce_parts',
  choice('flower', 'Flower', 'फूल', 'ଫୁଲ'),
  choice('fruit', 'Fruit', 'फल', 'ଫଳ'),
  choice('seed', 'Seed', 'बीज', 'ମଞ୍ଜି'),
  choice('leaf', 'Leaf', 'पत्ता', 'ପତ୍ର'),
  choice('gum', 'Gum or resin', 'गोंद या राल', 'ଅଠା କିମ୍ବା ଝୁଣା'),
  choice('root', 'Root or tuber', 'जड़ या कंद', 'ଚେର କିମ୍ବା କନ୍ଦା'),
  choice('bark', 'Bark', 'छाल', 'ଛାଲି'),
  choice('stem', 'Wood, stem or bamboo', 'लकड़ी, तना या बाँस', 'କାଠ, ଡାଳ କିମ୍ବା ବାଉଁଶ'),
  choice('whole_plant', 'Whole plant', 'पूरा पौधा', 'ପୂରା ଉଦ୍ଭିଦ'),
);

export const moreOrLess = choiceList(
  'more_or_less',
  choice('more', 'More', 'अधिक', 'ଅଧିକ'),
  choice('same', 'About the same', 'लगभग उतना ही', 'ପ୍ରାୟ ସମାନ'),
  choice('less', 'Less', 'कम', 'କମ୍'),
  choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
);

export const homeOrSale = choiceList(
  'home_or_sale',
  choice('home', 'For the home', 'घर के लिए', 'ଘର ପାଇଁ'),
  choice('sale', 'For sale', 'बेचने के लिए', 'ବିକ୍ରି ପାଇଁ'),
  choice('both', 'For both', 'दोनों के लिए', 'ଉଭୟ ପାଇଁ'),
);

export const months = choiceList(
  'months',
  choice('january', 'January', 'जनवरी', 'ଜାନୁଆରୀ'),
  choice('february', 'February', 'फरवरी', 'ଫେବୃଆରୀ'),
  choice('march', 'March', 'मार्च', 'ମାର୍ଚ୍ଚ'),
  choice('april', 'April', 'अप्रैल', 'ଅପ୍ରେଲ'),
  choice('may', 'May', 'मई', 'ମଇ'),
  choice('june', 'June', 'जून', 'ଜୁନ୍'),
  choice('july', 'July', 'जुलाई', 'ଜୁଲାଇ'),
  choice('august', 'August', 'अगस्त', 'ଅଗଷ୍ଟ'),
  choice('september', 'September', 'सितंबर', 'ସେପ୍ଟେମ୍ବର'),
  choice('october', 'October', 'अक्टूबर', 'ଅକ୍ଟୋବର'),
  choice('november', 'November', 'नवंबर', 'ନଭେମ୍ବର'),
  choice('december', 'December', 'दिसंबर', 'ଡିସେମ୍ବର'),
);
