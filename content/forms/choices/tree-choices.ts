import { choice, choiceList } from '../local-text';

export const treeHealth = choiceList(
  'tree_health',
  choice('healthy', 'Healthy', 'स्वस्थ', 'ସୁସ୍ଥ'),
  choice('damaged', 'Damaged but growing', 'नुकसान हुआ है, पर बढ़ रहा है', 'କ୍ଷତି ହୋଇଛି, କିନ୍ତୁ ବଢ଼ୁଛି'),
  choice('dying', 'Drying up', 'सूख रहा है', 'ଶୁଖି ଯାଉଛି'),
  choice('dead', 'Dead but standing', 'सूखकर खड़ा है', 'ମରି ଠିଆ ହୋଇଛି'),
);

export const damageCauses = choiceList(
  'damage_causes',
  choice('fire', 'Fire', 'आग', 'ନିଆଁ'),
  choice('cutting', 'Cutting or lopping', 'कटाई या छँटाई', 'ଗଛ କଟା କିମ୍ବା ଡାଳ ଛଟା'),
  choice('grazing', 'Grazing or browsing', 'पशुओं की चराई', 'ପଶୁ ଚରିବା'),
  choice('insects', 'Insects or disease', 'कीड़े या रोग', 'ପୋକ କିମ୍ବା ରୋଗ'),
  choice('storm', 'Storm or landslide', 'आँधी या भूस्खलन', 'ଝଡ଼ କିମ୍ବା ଭୂସ୍ଖଳନ'),
  choice(
    'bark_taken',
    'Bark, gum or resin taken',
    'छाल, गोंद या राल निकालना',
    'ଛାଲି, ଅଠା କିମ୍ବା ଝୁଣା ବାହାର କରିବା',
  ),
  choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
);

export const seasonSigns = choiceList(
  'season_signs',
  choice('new_leaves', 'New leaves', 'नई पत्तियाँ', 'ନୂଆ ପତ୍ର'),
  choice('buds', 'Flower buds', 'कलियाँ', 'ଫୁଲ କଢ଼'),
  choice('flowers', 'Flowers', 'फूल', 'ଫୁଲ'),
  choice('unripe_fruit', 'Unripe fruit', 'कच्चे फल', 'କଞ୍ଚା ଫଳ'),
  choice('ripe_fruit', 'Ripe fruit', 'पके फल', 'ପାଚିଲା ଫଳ'),
  choice('leaf_fall', 'Leaves falling', 'पत्ते झड़ रहे हैं', 'ପତ୍ର ଝଡ଼ୁଛି'),
  choice('none', 'None of these', 'इनमें से कुछ नहीं', 'ଏଥିରୁ କିଛି ନାହିଁ'),
);

export const heightClasses = choiceList(
  'height_classes',
  choice('under_2', 'Under 2 m', '2 मीटर से कम', '୨ ମିଟରରୁ କମ୍'),
  choice('from_2_to_5', '2 to 5 m', '2 से 5 मीटर', '୨ ରୁ ୫ ମିଟର'),
  choice('from_5_to_10', '5 to 10 m', '5 से 10 मीटर', '୫ ରୁ ୧୦ ମିଟର'),
  choice('from_10_to_20', '10 to 20 m', '10 से 20 मीटर', '୧୦ ରୁ ୨୦ ମିଟର'),
  choice('over_20', 'Over 20 m', '20 मीटर से अधिक', '୨୦ ମିଟରରୁ ଅଧିକ'),
);

export const habitats = choiceList(
  'habitats',
  choice('dense_forest', 'Dense forest', 'घना जंगल', 'ଘଞ୍ଚ ଜଙ୍ଗଲ'),
  choice('open_forest', 'Open forest', 'खुला जंगल', 'ପତଳା ଜଙ୍ଗଲ'),
  choice('forest_edge', 'Edge of the forest', 'जंगल का किनारा', 'ଜଙ୍ଗଲ ଧାର'),
  choice('stream_side', 'Beside a river or stream', 'नदी या नाले के किनारे', 'ନଦୀ କିମ୍ବା ନାଳ କୂଳ'),
  choice('grassland', 'Grassland', 'घास का मैदान', 'ଘାସ ପଡ଼ିଆ'),
  choice('field_edge', 'Edge of a field', 'खेत की मेड़', 'ଜମି ହିଡ଼'),
  choice('village', 'Village or roadside', 'गाँव या सड़क के किनारे', 'ଗାଁ କିମ୍ବା ରାସ୍ତା କଡ଼'),
  choice('plantation', 'Plantation', 'लगाया हुआ जंगल', 'ରୋପିତ ଜଙ୍ଗଲ'),
  choice('sacred_grove', 'Sacred grove', 'पवित्र देववन', 'ପବିତ୍ର ଦେବବଣ'),
);

export const plantUses = choiceList(
  'plant_uses',
  choice('food', 'Food', 'भोजन', 'ଖାଦ୍ୟ'),
  choice('medicine', 'Medicine', 'औषधि', 'ଔଷଧ'),
  choice('fuelwood', 'Fuelwood', 'जलाऊ लकड़ी', 'ଜାଳେଣି କାଠ'),
  choice('fodder', 'Fodder', 'पशुओं का चारा', 'ପଶୁଖାଦ୍ୟ'),
  choice('timber', 'Timber or tools', 'इमारती लकड़ी या औज़ार', 'ଘରତିଆରି କାଠ କିମ୍ବା ହତିଆର'),
  choice('sale', 'Sale', 'बिक्री', 'ବିକ୍ରି'),
  choice('worship', 'Worship or festivals', 'पूजा या त्योहार', 'ପୂଜା କିମ୍ବା ପର୍ବପର୍ବାଣି'),
  choice('none', 'Not used', 'कोई उपयोग नहीं', 'କୌଣସି ବ୍ୟବହାର ନାହିଁ'),
);
