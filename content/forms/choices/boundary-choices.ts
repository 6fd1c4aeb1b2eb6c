import { choice, choiceList } from '../local-text';

export const markKinds = choiceList(
  'mark_kinds',
  choice('pillar', 'Stone or cement pillar', 'पत्थर या सीमेंट का खंभा', 'ପଥର କିମ୍ବା ସିମେଣ୍ଟ ଖୁଣ୍ଟ'),
  choice('cairn', 'Heap of stones', 'पत्थरों का ढेर', 'ପଥର ଗଦା'),
  choice('tree', 'Marked tree', 'निशान लगा पेड़', 'ଚିହ୍ନଟ ଗଛ'),
  choice('stream', 'River or stream', 'नदी या नाला', 'ନଦୀ କିମ୍ବା ନାଳ'),
  choice('ridge', 'Ridge or hilltop', 'पहाड़ी की धार या चोटी', 'ପାହାଡ଼ର ଶିରା କିମ୍ବା ଶିଖର'),
  choice('path', 'Road or path', 'सड़क या पगडंडी', 'ରାସ୍ତା କିମ୍ବା ପାଦଚଲା ବାଟ'),
  choice('none', 'Nothing to see', 'कोई निशान नहीं दिखता', 'କୌଣସି ଚିହ୍ନ ଦେଖାଯାଉ ନାହିଁ'),
);

export const markStates = choiceList(
  'mark_states',
  choice('standing', 'In its place', 'अपनी जगह पर है', 'ନିଜ ଜାଗାରେ ଅଛି'),
  choice('damaged', 'Damaged', 'टूटा हुआ है', 'ଭାଙ୍ଗି ଯାଇଛି'),
  choice('moved', 'Moved', 'हटाया गया है', 'ଘୁଞ୍ଚାଯାଇଛି'),
  choice('missing', 'Gone', 'अब नहीं है', 'ଆଉ ନାହିଁ'),
);

export const tracings = choiceList(
  'tracings',
  choice('point', 'Only this mark', 'केवल यह निशान', 'କେବଳ ଏହି ଚିହ୍ନ'),
  choice('line', 'A stretch of the boundary', 'सीमा का एक हिस्सा', 'ସୀମାର ଗୋଟିଏ ଅଂଶ'),
  choice(
    'area',
    'The whole boundary, back to the start',
    'पूरी सीमा, शुरू की जगह तक वापस',
    'ପୂରା ସୀମା, ଆରମ୍ଭ ସ୍ଥାନକୁ ଫେରି',
  ),
);
