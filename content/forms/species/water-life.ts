import { species } from './species';

/** Plants and animals in and around village ponds and streams. */
export const waterLife = [
  species('Nelumbo nucifera', 'Herb', 'Padma (Lotus)', 'कमल', 'ପଦ୍ମ'),
  species('Nymphaea pubescens', 'Herb', 'Kain (Water lily)', 'कुमुदिनी', 'କଇଁ'),
  species('Pontederia crassipes', 'Herb', 'Bilati dala (Water hyacinth)', 'जलकुंभी', 'ବିଲାତି ଦଳ'),
  species('Ipomoea aquatica', 'Herb', 'Kalama saga (Water spinach)', 'करमी साग', 'କଳମ ଶାଗ'),
  species('Labeo rohita', 'Fish', 'Rohi (Rohu)', 'रोहू', 'ରୋହି'),
  species('Labeo catla', 'Fish', 'Bhakura (Catla)', 'कतला', 'ଭାକୁର'),
  species('Cirrhinus mrigala', 'Fish', 'Mirikali (Mrigal)', 'मृगल', 'ମିରିକାଳି'),
  species('Channa striata', 'Fish', 'Seula (Snakehead)', 'सौल', 'ଶେଉଳ'),
  species('Clarias magur', 'Fish', 'Magura (Walking catfish)', 'मांगुर', 'ମାଗୁର'),
  species('Heteropneustes fossilis', 'Fish', 'Singi (Stinging catfish)', 'सिंगी', 'ଶିଙ୍ଗି'),
  species('Ardeola grayii', 'Bird', 'Kani baga (Pond heron)', 'अंधा बगुला', 'କାଣି ବଗ'),
  species('Microcarbo niger', 'Bird', 'Panikua (Little cormorant)', 'छोटा पनकौआ', 'ପାଣିକୁଆ'),
  species('Halcyon smyrnensis', 'Bird', 'Machharanka (Kingfisher)', 'किलकिला', 'ମାଛରଙ୍କା'),
  species('Hoplobatrachus tigerinus', 'Amphibian', 'Indian bullfrog', 'बड़ा मेंढक', 'ବଡ଼ ବେଙ୍ଗ'),
];
