import type { BlockWords } from '../overlays/blocks';
import type { MapLanguage } from './types/embed';

/** Every word that the embedded map says. `{…}` is replaced. */
export interface Words extends BlockWords {
  map: string;
  keys: string;
  legend: string;
  layers: string;
  records: string;
  ownData: string;
  odishaBlocks: string;
  himachalBlocks: string;
  species: string;
  total: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  loading: string;
  loadingRecords: string;
  empty: string;
  recordsFailed: string;
  mapFailed: string;
  dataFailed: string;
  retry: string;
  wheelHint: string;
  touchHint: string;
  recordsOf: string;
  approximate: string;
  approximateBlocks: string;
  /** Of the packaged map. */
  outline: string;
}

const english: Words = {
  block: 'Block',
  district: 'District',
  state: 'State',
  notNamed: 'Not named',
  legend: 'Legend',
  layers: 'Layers',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  map: 'Species map',
  keys: 'Map: arrow keys move it, plus and minus zoom',
  records: 'Records',
  ownData: 'Data of this page',
  odishaBlocks: 'Odisha blocks',
  himachalBlocks: 'Himachal blocks',
  species: 'Where a species is found',
  total: 'Total in view',
  close: 'Close',
  loading: 'The map is on its way',
  loadingRecords: 'Records are on their way',
  empty: 'No records here. Zoom out or move the map.',
  recordsFailed: 'The records could not be loaded.',
  mapFailed: 'The map could not be loaded.',
  dataFailed: "This page's own data cannot be shown.",
  retry: 'Try again',
  wheelHint: 'Hold Ctrl and scroll to zoom the map.',
  touchHint: 'Move the map with two fingers.',
  recordsOf: '{count} records of {name}',
  approximate: 'Places of threatened species are approximate.',
  approximateBlocks: 'Block borders are approximate.',
  outline: 'state lines are approximate, no international border is shown',
};

const hindi: Words = {
  map: 'प्रजातियों का नक्शा',
  keys: 'नक्शा: तीर की कुंजियों से खिसकाएँ, प्लस और माइनस से पास-दूर करें',
  legend: 'संकेत सूची',
  layers: 'परतें',
  records: 'रिकॉर्ड',
  ownData: 'इस पृष्ठ के आँकड़े',
  odishaBlocks: 'ओडिशा के ब्लॉक',
  himachalBlocks: 'हिमाचल के ब्लॉक',
  species: 'कौन-सी प्रजाति कहाँ मिलती है',
  total: 'दिख रहे कुल',
  zoomIn: 'पास लाएँ',
  zoomOut: 'दूर करें',
  close: 'बंद करें',
  loading: 'नक्शा आ रहा है',
  loadingRecords: 'रिकॉर्ड आ रहे हैं',
  empty: 'यहाँ कोई रिकॉर्ड नहीं है। नक्शे को दूर करें या खिसकाएँ।',
  recordsFailed: 'रिकॉर्ड नहीं आ सके।',
  mapFailed: 'नक्शा नहीं आ सका।',
  dataFailed: 'इस पृष्ठ के अपने आँकड़े नहीं दिखाए जा सकते।',
  retry: 'फिर कोशिश करें',
  wheelHint: 'नक्शे को पास-दूर करने के लिए Ctrl दबाकर स्क्रॉल करें।',
  touchHint: 'नक्शे को दो उँगलियों से खिसकाएँ।',
  recordsOf: '{name} के {count} रिकॉर्ड',
  approximate: 'संकटग्रस्त प्रजातियों के स्थान अनुमानित हैं।',
  approximateBlocks: 'ब्लॉकों की सीमाएँ अनुमानित हैं।',
  outline: 'राज्यों की रेखाएँ अनुमानित हैं, कोई अंतरराष्ट्रीय सीमा नहीं दिखाई गई',
  block: 'ब्लॉक',
  district: 'ज़िला',
  state: 'राज्य',
  notNamed: 'नाम नहीं दिया',
};

const odia: Words = {
  map: 'ପ୍ରଜାତି ମାନଚିତ୍ର',
  keys: 'ମାନଚିତ୍ର: ତୀର କି ଦ୍ୱାରା ଘୁଞ୍ଚାନ୍ତୁ, ପ୍ଲସ୍ ଓ ମାଇନସ୍ ଦ୍ୱାରା ବଡ଼ ଛୋଟ କରନ୍ତୁ',
  legend: 'ସଙ୍କେତ ସୂଚୀ',
  layers: 'ସ୍ତର',
  records: 'ରେକର୍ଡ',
  ownData: 'ଏହି ପୃଷ୍ଠାର ତଥ୍ୟ',
  odishaBlocks: 'ଓଡ଼ିଶାର ବ୍ଲକ',
  himachalBlocks: 'ହିମାଚଳର ବ୍ଲକ',
  species: 'କେଉଁ ପ୍ରଜାତି କେଉଁଠି ମିଳେ',
  total: 'ଦେଖାଯାଉଥିବା ମୋଟ',
  zoomIn: 'ବଡ଼ କରନ୍ତୁ',
  zoomOut: 'ଛୋଟ କରନ୍ତୁ',
  close: 'ବନ୍ଦ କରନ୍ତୁ',
  loading: 'ମାନଚିତ୍ର ଆସୁଛି',
  loadingRecords: 'ରେକର୍ଡ ଆସୁଛି',
  empty: 'ଏଠାରେ କୌଣସି ରେକର୍ଡ ନାହିଁ। ମାନଚିତ୍ରକୁ ଛୋଟ କରନ୍ତୁ କିମ୍ବା ଘୁଞ୍ଚାନ୍ତୁ।',
  recordsFailed: 'ରେକର୍ଡ ଆସିପାରିଲା ନାହିଁ।',
  mapFailed: 'ମାନଚିତ୍ର ଆସିପାରିଲା ନାହିଁ।',
  dataFailed: 'ଏହି ପୃଷ୍ଠାର ନିଜ ତଥ୍ୟ ଦେଖାଯାଇପାରିବ ନାହିଁ।',
  retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  wheelHint: 'ମାନଚିତ୍ରକୁ ବଡ଼ ଛୋଟ କରିବା ପାଇଁ Ctrl ଦବାଇ ସ୍କ୍ରୋଲ୍ କରନ୍ତୁ।',
  touchHint: 'ମାନଚିତ୍ରକୁ ଦୁଇଟି ଆଙ୍ଗୁଠିରେ ଘୁଞ୍ଚାନ୍ତୁ।',
  recordsOf: '{count} ରେକର୍ଡ, {name}',
  approximate: 'ବିପନ୍ନ ପ୍ରଜାତିର ସ୍ଥାନ ଆନୁମାନିକ ଅଟେ।',
  approximateBlocks: 'ବ୍ଲକର ସୀମା ଆନୁମାନିକ ଅଟେ।',
  outline: 'ରାଜ୍ୟର ରେଖା ଆନୁମାନିକ, କୌଣସି ଆନ୍ତର୍ଜାତୀୟ ସୀମା ଦର୍ଶାଯାଇନାହିଁ',
  block: 'ବ୍ଲକ',
  district: 'ଜିଲ୍ଲା',
  state: 'ରାଜ୍ୟ',
  notNamed: 'ନାମ ଦିଆଯାଇନାହିଁ',
};

export const WORDS: Readonly<Record<MapLanguage, Words>> = { en: english, hi: hindi, or: odia };
